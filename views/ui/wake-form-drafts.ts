/** Where this tab holds drafts, those of a guest who has signed out are deleted. */
export async function wakeFormDrafts(page: Document): Promise<void> {
  if ('formDrafts' in sessionStorage) (await import('./form-drafts')).installDrafts(page);
}
