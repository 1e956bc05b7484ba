import { isPlainClick } from '../ui/is-plain-click';

/**
 * Makes a link of the kind `replace-route` replace its page in the history (ROU-07). Without script it is a plain link.
 */
export function replaceRoute(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-control="replace-route"]')
        : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    page.defaultView?.location.replace(link.href);
  });
}
