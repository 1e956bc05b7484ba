/**
 * Restores the draft of a form directly after a reload, because its widget would otherwise hydrate only on interaction.
 */
export function wakeDrafts({ document, history }: Pick<Window, 'document' | 'history'>): void {
  const drafts = (history.state as { readonly leadDrafts?: Readonly<Record<string, unknown>> } | null)?.leadDrafts;
  if (!drafts || Object.keys(drafts).length === 0) return;
  for (const form of document.querySelectorAll('.lead-form'))
    form.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
