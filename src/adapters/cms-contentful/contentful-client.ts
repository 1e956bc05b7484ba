import type { HttpClient } from '../http-client/http-client';
import type { HttpFailure, HttpOutcome } from '../http-client/http-outcome';
import { answerSchema, codeOf, type GraphqlAnswer, type GraphqlError, refusalSchema } from './answer-schema';
import { type DocumentName, documents, isSingle } from './documents';

export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly items: readonly Readonly<Record<string, unknown>>[] }
  /**
   * `retryAfterMs` is the earliest time for the next attempt. `code` is Contentful's own error code, where it gave one.
   */
  | { readonly kind: 'failed'; readonly detail: string; readonly code?: string; readonly retryAfterMs?: number };

interface ClientParts {
  readonly http: Pick<HttpClient, 'read'>;
  readonly space: string;
  readonly environment: string;
  /**
   * A token of the Delivery API reads what is published; with `isPreview` it is one of the Preview API, which alone
   * returns drafts.
   */
  readonly token: string;
  readonly isPreview: boolean;
  readonly log: { warn(details: object, message: string): void };
}

/** No line has as many pages as this limit, which ends the loop when a collection never reaches its stated `total`. */
const maxPages = 40;

/** Fetches whole collections from Contentful's GraphQL API. Never throws. */
export class ContentfulClient {
  private readonly path: string;

  constructor(private readonly parts: ClientParts) {
    this.path = `/content/v1/spaces/${encodeURIComponent(parts.space)}/environments/${encodeURIComponent(parts.environment)}`;
  }

  async fetchAll(name: DocumentName): Promise<FetchOutcome> {
    const { limit } = documents[name];
    const items: Readonly<Record<string, unknown>>[] = [];
    for (let page = 0, skip = 0; page < maxPages; page++, skip += limit) {
      const pageOutcome = await this.fetchPage(name, skip);
      if (pageOutcome.kind === 'failed') return pageOutcome;
      items.push(...pageOutcome.items);
      if (isSingle(name) || skip + limit >= pageOutcome.total) return { kind: 'fetched', items };
    }
    return { kind: 'failed', detail: 'its total never came true' };
  }

  private async fetchPage(
    name: DocumentName,
    skip: number,
  ): Promise<FetchOutcome & ({ readonly kind: 'failed' } | { readonly kind: 'fetched'; readonly total: number })> {
    const { text, collection, limit } = documents[name];
    const { token, isPreview } = this.parts;
    const outcome = await this.parts.http.read({
      method: 'POST',
      path: this.path,
      headers: { Authorization: `Bearer ${token}` },
      json: { query: text, variables: { limit, skip, preview: isPreview } },
      schema: answerSchema,
    });
    if (outcome.kind !== 'answered') return failureOf(outcome);
    const { data, errors } = outcome.body;
    const serious = errors.find((error) => codeOf(error) !== 'UNRESOLVABLE_LINK');
    if (serious) return { kind: 'failed', detail: serious.message.slice(0, 200), code: codeOf(serious) };
    const collectionPage = data?.[collection];
    if (!collectionPage) return { kind: 'failed', detail: `no ${collection} in the answer` };
    this.noteLinks(name, errors);
    return {
      kind: 'fetched',
      total: collectionPage.total,
      items: collectionPage.items.filter((item) => item !== null),
    };
  }

  /** A null for a link to a draft in a published entry is not reported, because it is normal while editors work. */
  private noteLinks(name: DocumentName, errors: readonly GraphqlError[]): void {
    if (errors.length > 0)
      this.parts.log.warn(
        { document: name, count: errors.length, code: 'UNRESOLVABLE_LINK' },
        'entries link to what is not published',
      );
  }
}

function failureOf(outcome: HttpFailure & HttpOutcome<GraphqlAnswer>): Extract<FetchOutcome, { kind: 'failed' }> {
  const detail = `${outcome.kind}: ${outcome.detail}`;
  if (outcome.kind === 'rate-limited')
    return {
      kind: 'failed',
      detail,
      code: 'RATE_LIMIT_EXCEEDED',
      ...(outcome.retryAfterMs === undefined ? {} : { retryAfterMs: outcome.retryAfterMs }),
    };
  const { value, error } =
    outcome.kind === 'refused'
      ? refusalSchema.validate(outcome.body, { stripUnknown: true })
      : { value: undefined, error: undefined };
  const [first] = error ? [] : (value?.errors ?? []);
  return { kind: 'failed', detail, ...(first ? { code: codeOf(first) } : {}) };
}
