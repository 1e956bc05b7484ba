import { isReservationRoute, closeButtonMode } from '../../src/core/reserve/close-button';
import { isPlainClick } from '../ui/is-plain-click';

/**
 * Makes a link of the kind `leave` go back in the history where that leaves its page (RES-16, RES-17); elsewhere it is
 * a plain link.
 */
export function followCloseButton(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-control="leave"]') : null;
    if (!link || !isPlainClick(event) || modeOf(link, page) === 'back') return;
    event.preventDefault();
    history.back();
  });
}

function modeOf(link: HTMLAnchorElement, page: Document) {
  const previousRoute = previousRouteOf(page);
  const isFallbackForced = 'forcesFallback' in link.dataset || isReservationRoute(previousRoute);
  return closeButtonMode({ previousRoute, currentRoute: page.location.pathname, isFallbackForced });
}

/** Empty for a page of another site, and for a new tab, which has no history to go back to. */
function previousRouteOf({ referrer, location }: Document): string {
  if (referrer === '' || history.length < 2) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin ? pathname : '';
}
