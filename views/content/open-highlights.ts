/** Where the first experience is not opened, so that the whole list is in sight (CNT-28). */
const narrow = '(width < 577px)';

/** Any other press means a tab, a window or a download of the visitor's own. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Opens the overlay of experiences; what it covers does not scroll (CNT-25, CNT-27: the style sheet holds the page). */
export function openHighlights(page: Document): void {
  page.addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-control="open-highlights"]')
        : null;
    const dialog = opener && page.getElementById(opener.hash.slice(1));
    if (!(dialog instanceof HTMLDialogElement) || !isPlain(event)) return;
    event.preventDefault();
    [...dialog.querySelectorAll('details')].forEach((item, index) => {
      item.open = index === 0 && !matchMedia(narrow).matches;
    });
    dialog.showModal();
  });
}
