import type { Request } from 'express';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { parseGuestCounts } from '../../core/reserve/suite-step-counts';

/** The query parameters of the party that a list of voyages carries to the page of one (ROU-30). */
export const partyParameters = ['guestsAdults', 'guestsChildren'] as const;

/** Returns undefined where the address names no party, or an impossible one. */
export const partyOf = ({ guestsAdults, guestsChildren }: Request['query']): GuestCounts | undefined =>
  parseGuestCounts({
    adults: typeof guestsAdults === 'string' ? guestsAdults : '',
    children: typeof guestsChildren === 'string' ? guestsChildren : '',
  });
