import type { Request } from 'express';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { parseGuestCounts } from '../../core/reserve/suite-step-counts';

const guestsOfEverySuite = 2;

/** The query parameters of the party that a list of voyages carries to the page of one (ROU-30). */
export const partyParameters = ['guestsAdults', 'guestsChildren'] as const;

/** Returns undefined where the address names no party, or an impossible one. */
export const requestedPartyOf = ({ guestsAdults, guestsChildren }: Request['query']): GuestCounts | undefined =>
  parseGuestCounts({
    adults: typeof guestsAdults === 'string' ? guestsAdults : '',
    children: typeof guestsChildren === 'string' ? guestsChildren : '',
  });

/** Returns undefined for one or two guests, whom every suite sleeps, and for an impossible party. */
export function partyOf(query: Request['query']): GuestCounts | undefined {
  const party = requestedPartyOf(query);
  return party && party.adults + party.children > guestsOfEverySuite ? party : undefined;
}
