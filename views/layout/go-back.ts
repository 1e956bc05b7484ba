import { readReturnAddress } from '../../src/core/sign-in/return-address';
import { withoutTracking } from '../../src/core/tracking/tracking-text';

/** Where a visitor came from when they began to reserve (RES-19). */
const REFERRER = 'back_session_referrer';
const FALLBACK = '/voyages';

/** The steps of a reservation: going to and fro between them is no coming from somewhere. */
const isStep = (path: string) => path.startsWith('/reserve-now/') || path.startsWith('/engine/');

/** BACK of the first step leads to the page that the reservation was begun from, else to /voyages (RES-10). */
export function goBack(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (link.matches('[href^="/reserve-now/"]') && !isStep(page.location.pathname)) remember();
    if (link.matches(`[data-goes-back][href="${FALLBACK}"]`)) link.href = readReferrer() ?? FALLBACK;
  });
}

function remember(): void {
  try {
    sessionStorage.setItem(REFERRER, `${location.pathname}${withoutTracking(location.search)}`);
  } catch {
    // Storage may be refused: then BACK leads to the voyages.
  }
}

/** Only ever an address of this site, whatever was put into the storage (reliability C10). */
function readReferrer(): string | undefined {
  try {
    return readReturnAddress(sessionStorage.getItem(REFERRER), location.origin);
  } catch {
    return undefined;
  }
}
