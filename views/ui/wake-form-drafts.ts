/** Part of every page; the rest is loaded where a form keeps its draft, or this tab holds one. */
export function wakeFormDrafts(page: Document): void {
  if (page.querySelector('[data-draft]') || hasDrafts())
    import('./form-drafts').then(({ installDrafts }) => installDrafts(page)).catch(() => undefined);
}

function hasDrafts(): boolean {
  try {
    return 'formDrafts' in sessionStorage;
  } catch {
    return false;
  }
}
