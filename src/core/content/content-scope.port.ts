import { portSymbol } from '../shared/port-symbol';

/**
 * What one request sees of the content: drafts while an editor previews (CNT-36), else the published version. Records
 * which content was read, so that a cached page is dropped when that content changes.
 */
export interface ContentScope {
  run<T>(options: { readonly isEditing: boolean }, work: () => T): T;
  isEditing(): boolean;
  tags(): readonly string[];
}
export const ContentScope = portSymbol<ContentScope>('ContentScope');

export interface ContentUpdates {
  /** `tags` name the content that has changed. */
  onChange(listener: (tags: readonly string[]) => void): void;
  /** Announces that content was published, withdrawn or deleted: every node reads it again at once. */
  announce(): Promise<void>;
}
export const ContentUpdates = portSymbol<ContentUpdates>('ContentUpdates');

export const stillContent: ContentScope & ContentUpdates = {
  run: (_asked, work) => work(),
  isEditing: () => false,
  tags: () => [],
  onChange: () => undefined,
  announce: async () => undefined,
};
