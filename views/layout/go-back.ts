import { readReturnAddress } from '../../src/core/sign-in/return-address';
import { withoutTracking } from '../../src/core/tracking/tracking-text';

/** The session storage has the page here from which the visitor began to reserve (RES-19). */
const REFERRER = 'back_session_referrer';
const FALLBACK = '/voyages';

/** Steps of a reservation: navigation between them is not stored as an origin. */
const isStep = (path: string) => path.startsWith('/reserve-now/') || path.startsWith('/engine/');

/** BACK on the first step leads to the page where the reservation was begun, else to /voyages (RES-10). */
export function goBack(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (beginsReservation(link) && !isStep(page.location.pathname)) remember();
    if (link.matches(`[data-goes-back][href="${FALLBACK}"]`)) link.href = readReferrer() ?? FALLBACK;
  });
}

/** The address of a link may be absolute: `carryQuery` makes it so. */
const beginsReservation = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname.startsWith('/reserve-now/');

function remember(): void {
  try {
    sessionStorage.setItem(REFERRER, `${location.pathname}${withoutTracking(location.search)}`);
  } catch {
    // Storage may be blocked; BACK then leads to the voyages.
  }
}

/** Accepts only an address of this site, whatever the storage contains (reliability C10). */
function readReferrer(): string | undefined {
  try {
    return readReturnAddress(sessionStorage.getItem(REFERRER), location.origin);
  } catch {
    return undefined;
  }
}
