/**
 * What one request sees of the content: drafts while somebody edits (CNT-36), else what is published; and what it has read,
 * so that a kept page can be dropped when that changes.
 */
export interface ContentScope {
  run<T>(asked: { readonly isEditing: boolean }, work: () => T): T;
  isEditing(): boolean;
  /** Of everything that this request has read so far. */
  tags(): readonly string[];
}
export const ContentScope = Symbol('ContentScope');

/** Content that changes while the program runs. */
export interface ContentUpdates {
  /** `tags`: what was read under them says something else now. */
  onChange(listener: (tags: readonly string[]) => void): void;
  /** Something was published, withdrawn or deleted: every node reads the content again, at once. */
  announce(): Promise<void>;
}
export const ContentUpdates = Symbol('ContentUpdates');

/** Content that was read at start and stays. */
export const stillContent: ContentScope & ContentUpdates = {
  run: (_asked, work) => work(),
  isEditing: () => false,
  tags: () => [],
  onChange: () => undefined,
  announce: async () => undefined,
};
