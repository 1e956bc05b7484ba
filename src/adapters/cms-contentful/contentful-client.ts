import type { HttpClient } from '../http-client/http-client';
import type { HttpFailure, HttpOutcome } from '../http-client/http-outcome';
import {
  answerSchema,
  codeOf,
  type ContentfulEntry,
  type GraphqlAnswer,
  type GraphqlError,
  refusalSchema,
} from './answer-schema';
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

/**
 * Errors of single links: what the link leads to is null, and the rest of the answer is good. An editor makes them by
 * linking a draft, a deleted entry, an entry of another space, or one of another type.
 */
const codesOfLinks: ReadonlySet<string> = new Set([
  'UNRESOLVABLE_LINK',
  'UNRESOLVABLE_RESOURCE_LINK',
  'UNEXPECTED_LINKED_CONTENT_TYPE',
]);
/** Names so many entries in one line of the log. */
const maxNamed = 5;

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
    // An entry that is published between two pages moves the others, so that one of them may come twice.
    const items = new Map<string, ContentfulEntry>();
    for (let page = 0, skip = 0; page < maxPages; page++, skip += limit) {
      const pageOutcome = await this.fetchPage(name, skip);
      if (pageOutcome.kind === 'failed') return pageOutcome;
      for (const item of pageOutcome.items) items.set(item.sys.id, item);
      if (isSingle(name) || skip + limit >= pageOutcome.total) return { kind: 'fetched', items: [...items.values()] };
    }
    return { kind: 'failed', detail: 'its total never came true' };
  }

  private async fetchPage(
    name: DocumentName,
    skip: number,
  ): Promise<
    | Extract<FetchOutcome, { readonly kind: 'failed' }>
    | { readonly kind: 'fetched'; readonly total: number; readonly items: readonly ContentfulEntry[] }
  > {
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
    const serious = errors.find((error) => !codesOfLinks.has(codeOf(error)));
    if (serious) return { kind: 'failed', detail: serious.message.slice(0, 200), code: codeOf(serious) };
    const collectionPage = data?.[collection];
    if (!collectionPage) return { kind: 'failed', detail: `no ${collection} in the answer` };
    const { total, items } = collectionPage;
    // An empty page would look like entries that were deleted.
    if (items.length === 0 && skip < total)
      return { kind: 'failed', detail: `${collection}: ${total} entries in total, but none from ${skip} on` };
    this.noteLinks(name, errors, items);
    return { kind: 'fetched', total, items: items.filter((item) => item !== null) };
  }

  /** Only a warning, because links to what is not published are normal while editors work. */
  private noteLinks(
    name: DocumentName,
    errors: readonly GraphqlError[],
    items: readonly (ContentfulEntry | null)[],
  ): void {
    for (const code of new Set(errors.map(codeOf))) {
      const ofCode = errors.filter((error) => codeOf(error) === code);
      const where = [...new Set(ofCode.flatMap(({ path }) => locationOfLink(path, items) ?? []))].slice(0, maxNamed);
      this.parts.log.warn(
        { vendor: 'contentful', document: name, count: ofCode.length, code, where },
        'entries link to what cannot be shown',
      );
    }
  }
}

/** Names the linking entry and its field, by GraphQL's path such as `storyCollection.items.3.portsCollection.items.0`. */
function locationOfLink(path: unknown, items: readonly (ContentfulEntry | null)[]): string | undefined {
  if (!Array.isArray(path)) return undefined;
  const [, , position, ...inside] = path as readonly unknown[];
  const entry = typeof position === 'number' ? items[position] : undefined;
  const fields = inside.filter((part): part is string => typeof part === 'string' && part !== 'items');
  return entry ? [entry.sys.id, ...fields.map((field) => field.replace(/Collection$/, ''))].join(' ') : undefined;
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
