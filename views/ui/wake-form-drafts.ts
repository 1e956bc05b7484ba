/** Loads the drafts' script where this tab has drafts, which also deletes those of a guest who has signed out. */
export async function wakeFormDrafts(page: Document): Promise<void> {
  if ('formDrafts' in sessionStorage) (await import('./form-drafts')).installDrafts(page);
}
