/**
 * Shows the controls that need script; they are rendered as `data-with-script hidden`. Those of passkeys stay hidden in
 * browsers that have none.
 */
export function showControls(page: Document): void {
  for (const control of page.querySelectorAll<HTMLElement>('[data-with-script]'))
    control.hidden = control.dataset['withScript'] === 'passkeys' && !('PublicKeyCredential' in window);
}
