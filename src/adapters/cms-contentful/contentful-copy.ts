import type { DocumentName } from './documents';

/** Contentful's last good answers, document by document, as they came: what is kept, and what the line is built from. */
export type ContentfulCopy = { readonly [Name in DocumentName]: DocumentSnapshot };

export interface DocumentSnapshot {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
