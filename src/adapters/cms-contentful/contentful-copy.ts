import type { DocumentName } from './documents';

/** Contentful's last good responses by document, unchanged. They are saved, and the line is built from them. */
export type ContentfulCopy = { readonly [Name in DocumentName]: DocumentSnapshot };

export interface DocumentSnapshot {
  readonly fetchedAt: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
