import { isPlainClick } from '../ui/is-plain-click';

/** On narrow screens the first experience stays collapsed, so that the whole list is visible (CNT-28). */
const narrow = '(width < 577px)';

/** Opens the overlay of experiences; CSS stops the page behind it from scrolling (CNT-25, CNT-27). */
export function openHighlights(page: Document): void {
  page.addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-control="open-highlights"]')
        : null;
    const dialog = opener && page.getElementById(opener.hash.slice(1));
    if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return;
    event.preventDefault();
    [...dialog.querySelectorAll('details')].forEach((item, index) => {
      item.open = index === 0 && !matchMedia(narrow).matches;
    });
    dialog.showModal();
  });
}
