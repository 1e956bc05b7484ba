/** Loads the drafts' script where this tab has drafts, which also deletes those of a guest who has signed out. */
export async function wakeFormDrafts(page: Document): Promise<void> {
  if (hasDrafts()) (await import('./form-drafts')).installDrafts(page);
}

function hasDrafts(): boolean {
  try {
    return 'formDrafts' in sessionStorage;
  } catch {
    // Merely reading the property throws where the browser blocks storage.
    return false;
  }
}
