/** Shows the controls that need script; they are rendered as `data-with-script hidden`. */
export function showControls(page: Document): void {
  for (const control of page.querySelectorAll<HTMLElement>('[data-with-script]')) control.hidden = false;
}
