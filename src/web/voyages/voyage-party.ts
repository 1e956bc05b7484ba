import type { Request } from 'express';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { parseGuestCounts } from '../../core/reserve/suite-step-counts';

const guestsOfEverySuite = 2;

/** The query parameters of the party that a list of voyages carries to the page of one (ROU-30). */
export const partyParameters = ['guestsAdults', 'guestsChildren'] as const;

/** Returns undefined for one or two guests, whom every suite sleeps, and for an impossible party. */
export function partyOf({ guestsAdults, guestsChildren }: Request['query']): GuestCounts | undefined {
  const party = parseGuestCounts({
    adults: typeof guestsAdults === 'string' ? guestsAdults : '',
    children: typeof guestsChildren === 'string' ? guestsChildren : '',
  });
  return party && party.adults + party.children > guestsOfEverySuite ? party : undefined;
}
