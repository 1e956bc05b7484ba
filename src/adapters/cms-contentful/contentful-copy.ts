import type { DocumentName } from './documents';

/** Contentful's last valid responses by document, unchanged: they are stored, and the site's content is made from them. */
export type ContentfulCopy = { readonly [Name in DocumentName]: DocumentSnapshot };

export interface DocumentSnapshot {
  readonly fetchedAt: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
