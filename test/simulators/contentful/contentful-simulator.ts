import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import express, { type Request, type Response } from 'express';
import { type GraphQLSchema, graphql, type GraphQLResolveInfo } from 'graphql';
import type { SampleLine } from '../../../src/adapters/embedded-content/sample-line';
import { VendorSimulator } from '../vendor-simulator';
import { readModel } from './content-model';
import { type RequestView, schemaOf } from './content-schema';
import { complexityOf, maxBytes, maxComplexity } from './query-complexity';
import { seedLine } from './seed-line';
import { signWebhook } from './sign-webhook';
import type { Fields, Link, StoredAsset, StoredEntry } from './stored-entry';

export const contentfulKeys = {
  space: 'ondine',
  environment: 'master',
  token: 'delivery-token-of-the-simulator',
  previewToken: 'preview-token-of-the-simulator',
  webhookSecret: 's'.repeat(64),
} as const;

interface ContentfulOptions {
  readonly line: SampleLine;
  /** Where webhooks go; none are sent without one. */
  readonly webhookUrl?: string;
}

type GraphqlCall = { readonly query?: string; readonly variables?: Record<string, unknown> };

const assetWidths = [320, 480, 800, 1200, 1600, 2400];

export const createContentful = (options: ContentfulOptions): ContentfulSimulator => new ContentfulSimulator(options);

/** Contentful as it behaves on the wire: GraphQL over a real schema, the Images API, webhooks. */
export class ContentfulSimulator extends VendorSimulator {
  /** Tokens that GraphQL was asked with, one a call. */
  readonly tokens: string[] = [];
  /** Addresses of pictures that were asked for. */
  readonly pictures: string[] = [];
  webhookUrl: string | undefined;
  private readonly schema: GraphQLSchema = schemaOf(readModel());
  private entries = new Map<string, StoredEntry>();
  private assets = new Map<string, StoredAsset>();
  private requests = 0;

  constructor(private readonly contentful: ContentfulOptions) {
    super({
      tooMany: (res) => this.tooMany(res),
      isSpared: (path) => path.startsWith('/images/') || path.startsWith('/simulator/'),
    });
    this.webhookUrl = contentful.webhookUrl;
    this.reset();
    this.app.post(
      '/content/v1/spaces/:space/environments/:environment',
      express.json({ limit: '1mb' }),
      (req, res, next) => void this.answer(req, res).catch(next),
    );
    this.app.get('/images/:file', (req, res) => this.sendPicture(req, res));
    this.app.post('/simulator/publish', express.json({ limit: '1mb' }), (req, res, next) => {
      const { entryId, fields } = req.body as { readonly entryId: string; readonly fields?: Fields };
      this.publish(entryId, fields).then(() => res.sendStatus(204), next);
    });
    this.app.post('/simulator/change', express.json({ limit: '1mb' }), (req, res) => {
      const { entryId, fields } = req.body as { readonly entryId: string; readonly fields: Fields };
      this.change(entryId, fields);
      res.sendStatus(204);
    });
  }

  /** The sample line again, all of it published. */
  reset(): void {
    const { entries, assets } = seedLine(this.contentful.line);
    this.entries = new Map(entries.map((entry) => [entry.id, { ...entry }]));
    this.assets = new Map(assets.map((asset) => [asset.id, asset]));
  }

  entry(id: string): StoredEntry {
    const found = this.entries.get(id);
    if (!found) throw new Error(`no entry ${id}`);
    return found;
  }

  addEntry(entry: StoredEntry): void {
    this.entries.set(entry.id, entry);
  }

  addAsset(asset: StoredAsset): void {
    this.assets.set(asset.id, asset);
  }

  /** An editor types, and publishes nothing. */
  change(id: string, fields: Fields): void {
    const entry = this.entry(id);
    entry.draft = { ...entry.draft, ...fields };
  }

  /** Publishes the draft, and tells of it where a webhook is set up. */
  async publish(id: string, fields: Fields = {}): Promise<void> {
    this.change(id, fields);
    const entry = this.entry(id);
    entry.published = entry.draft;
    await this.sendWebhook(entry, 'publish');
  }

  async unpublish(id: string): Promise<void> {
    const entry = this.entry(id);
    entry.published = undefined;
    await this.sendWebhook(entry, 'unpublish');
  }

  private async sendWebhook({ id, type }: StoredEntry, what: string): Promise<void> {
    if (this.webhookUrl === undefined) return;
    const { space, environment, webhookSecret: secret } = contentfulKeys;
    const body = JSON.stringify({
      sys: {
        id,
        type: 'Entry',
        contentType: { sys: { id: type } },
        space: { sys: { id: space } },
        environment: { sys: { id: environment } },
      },
    });
    const url = new URL(this.webhookUrl);
    const headers = signWebhook({
      path: `${url.pathname}${url.search}`,
      topic: `ContentManagement.Entry.${what}`,
      body,
      secret,
      now: Date.now(),
    });
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`);
  }

  private async answer(req: Request, res: Response): Promise<void> {
    const token = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1] ?? '';
    this.tokens.push(token);
    res.set('X-Contentful-RateLimit-Second-Limit', '55').set('X-Contentful-RateLimit-Second-Remaining', '54');
    const { space, environment } = req.params;
    if (token !== contentfulKeys.token && token !== contentfulKeys.previewToken)
      return this.refuse(res, 401, 'ACCESS_TOKEN_INVALID', 'Access token invalid');
    if (space !== contentfulKeys.space) return this.refuse(res, 404, 'UNKNOWN_SPACE', 'Space not found');
    if (environment !== contentfulKeys.environment)
      return this.refuse(res, 404, 'UNKNOWN_ENVIRONMENT', 'Environment not found');
    const { query = '', variables = {} } = req.body as GraphqlCall;
    if (Buffer.byteLength(query) > maxBytes)
      return this.refuse(res, 400, 'QUERY_TOO_BIG', `Query exceeds ${maxBytes} bytes`);
    const isPreview = variables['preview'] === true;
    if (isPreview !== (token === contentfulKeys.previewToken))
      return this.refuse(res, 401, 'ACCESS_TOKEN_INVALID', 'This token does not fit the content that was asked for');
    const complexity = safely(() => complexityOf(query, variables));
    if (complexity !== undefined && complexity > maxComplexity)
      return this.refuse(
        res,
        400,
        'TOO_COMPLEX_QUERY',
        `Query cannot be executed. The maximum allowed complexity for a query is ${maxComplexity} but it was ${complexity}.`,
      );
    const errors: object[] = [];
    const result = await graphql({
      schema: this.schema,
      source: query,
      variableValues: variables,
      contextValue: this.viewOf({ isPreview, errors }),
    });
    const faults =
      result.errors?.map((error) => ({
        message: error.message,
        locations: error.locations,
        extensions: this.about('GRAPHQL_VALIDATION_FAILED'),
      })) ?? [];
    if (faults.length > 0) return void res.status(400).json({ errors: faults });
    res.json({ data: result.data, ...(errors.length > 0 ? { errors } : {}) });
  }

  private viewOf({ isPreview, errors }: { readonly isPreview: boolean; readonly errors: object[] }): RequestView {
    const fieldsOf = (id: string) => (isPreview ? this.entries.get(id)?.draft : this.entries.get(id)?.published);
    return {
      fieldsOf,
      assetOf: (id) => {
        const asset = this.assets.get(id);
        return asset && { ...asset, url: /^https?:/.test(asset.path) ? asset.path : `${this.url}${asset.path}` };
      },
      all: (type) =>
        [...this.entries.values()]
          .filter((entry) => entry.type === type && fieldsOf(entry.id))
          .map(({ id }) => id)
          .sort(),
      assets: () => [...this.assets.keys()].sort(),
      unresolvable: (info: GraphQLResolveInfo, link: Link) =>
        void errors.push({
          message: `Link to ${link.linkTo.toLowerCase()} '${link.id}' on field '${info.fieldName}' cannot be resolved.`,
          locations: [],
          path: pathOf(info),
          extensions: this.about('UNRESOLVABLE_LINK', { type: link.linkTo, field: info.fieldName, linkingEntryId: '' }),
        }),
    };
  }

  private refuse(res: Response, status: number, code: string, message: string): void {
    res.status(status).json({ errors: [{ message, extensions: this.about(code) }] });
  }

  private tooMany(res: Response): void {
    res.set('X-Contentful-RateLimit-Reset', '1');
    this.refuse(res, 429, 'RATE_LIMIT_EXCEEDED', 'You have exceeded the rate limit of this API.');
  }

  private about(code: string, details?: object): object {
    return { contentful: { code, requestId: `simulated-${++this.requests}`, ...(details ? { details } : {}) } };
  }

  /** The Images API: the site's own files by name and width. Larger than the source is refused, as it was. */
  private sendPicture(req: Request, res: Response): void {
    this.pictures.push(req.originalUrl);
    const name = String(req.params['file']).replace(/\.webp$/, '');
    const asset = this.assets.get(name);
    const { w, q, fm } = req.query;
    const width = Number(w ?? asset?.width);
    if (!asset || !/^[a-z0-9-]+$/.test(name))
      return void res.status(404).json({ sys: { type: 'Error', id: 'NotFound' } });
    if (
      !(width >= 1 && width <= (asset.width ?? 0)) ||
      (q !== undefined && !(Number(q) >= 1 && Number(q) <= 100)) ||
      (fm !== undefined && fm !== 'webp')
    ) {
      return void res.status(400).json({ sys: { type: 'Error', id: 'BadRequest' } });
    }
    const files = assetWidths
      .map((one) => ({ one, file: resolve('assets/images', `${name}-${one}.webp`) }))
      .filter(({ file }) => existsSync(file));
    const chosen = files.find(({ one }) => one >= width) ?? files.at(-1);
    if (!chosen) return void res.status(404).end();
    res
      .set('Cross-Origin-Resource-Policy', 'cross-origin')
      .set('Cache-Control', 'public, max-age=31536000')
      .sendFile(chosen.file);
  }
}

function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function pathOf(info: GraphQLResolveInfo): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = info.path; step; step = step.prev) path.unshift(step.key);
  return path;
}
