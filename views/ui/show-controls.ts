/** What only script can do is hidden until there is script: `data-with-script hidden`. */
export function showControls(page: Document): void {
  for (const control of page.querySelectorAll<HTMLElement>('[data-with-script]')) control.hidden = false;
}
