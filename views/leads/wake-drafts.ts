/**
 * A form that was begun before this page was loaded again shows at once what was written. Its widget sleeps until
 * somebody comes near it; here that somebody has been.
 */
export function wakeDrafts({ document, history }: Pick<Window, 'document' | 'history'>): void {
  const drafts = (history.state as { readonly leadDrafts?: Readonly<Record<string, unknown>> } | null)?.leadDrafts;
  if (!drafts || Object.keys(drafts).length === 0) return;
  for (const form of document.querySelectorAll('.lead-form'))
    form.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
