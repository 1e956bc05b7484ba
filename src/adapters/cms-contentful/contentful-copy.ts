import type { DocumentName } from './documents';

/** Contentful's last good responses, by document, unchanged: what is saved, and what the line is built from. */
export type ContentfulCopy = { readonly [Name in DocumentName]: DocumentSnapshot };

export interface DocumentSnapshot {
  readonly fetchedAt: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
