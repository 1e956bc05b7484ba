import { readReturnAddress } from '../../src/core/sign-in/return-address';
import { withoutTracking } from '../../src/core/tracking/tracking-text';

/** Where a visitor came from when they began to reserve (RES-19). */
const REFERRER = 'back_session_referrer';
const FALLBACK = '/voyages';

/** BACK of the first step leads to the page that the reservation was begun from, else to /voyages (RES-10). */
export function goBack(page: Window): void {
  page.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/reserve-now/"]') : null;
    if (link && !page.location.pathname.startsWith('/reserve-now/')) remember(page);
  });
  const back = page.document.querySelector<HTMLAnchorElement>(`a[data-goes-back][href="${FALLBACK}"]`);
  if (back) back.href = readReferrer(page) ?? FALLBACK;
}

function remember({ sessionStorage, location }: Window): void {
  try {
    sessionStorage.setItem(REFERRER, `${location.pathname}${withoutTracking(location.search)}`);
  } catch {
    // Storage may be refused: then BACK leads to the voyages.
  }
}

/** Only ever an address of this site, whatever was put into the storage (reliability C10). */
function readReferrer({ sessionStorage, location }: Window): string | undefined {
  try {
    return readReturnAddress(sessionStorage.getItem(REFERRER), location.origin);
  } catch {
    return undefined;
  }
}
