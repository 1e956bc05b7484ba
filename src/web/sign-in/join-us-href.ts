import { readReturnAddress } from '../../core/sign-in/return-address';
import { paths } from '../paths';

/** The waitlist, or an inquiry about the sailing and suite about to be reserved (AUT-18, AUT-29). */
export function joinUsHref(returnUrl: string, ownOrigin: string): string {
  const address = new URL(readReturnAddress(returnUrl, ownOrigin) ?? '/', 'http://page.invalid');
  const itineraryId = /^\/reserve-now\/([^/]+)/.exec(address.pathname)?.[1];
  if (itineraryId === undefined) return paths.leads.joinUs;
  const suiteId = address.searchParams.get('suiteId');
  const query = new URLSearchParams({ itineraryId: decode(itineraryId), ...(suiteId ? { suiteId } : {}) });
  return `${paths.leads.reserveInquireNow}?${query.toString()}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
