import { pathSegment, queryText } from '../shared/query-text';
import type { GuestCounts } from './guest-counts';
import { carriedErrorCodes } from './reservation-errors';

export interface ReservationStep {
  readonly itineraryId: string;
  readonly suiteId?: string | undefined;
  /** Absent where nobody has chosen a party: the suite step takes the one that the browser stores (SUI-08). */
  readonly counts?: GuestCounts | undefined;
  readonly errorcode?: string | undefined;
}

/** The voyage step (ROU-01) is `/reserve-now/{itineraryId}?suiteId=…&errorcode=…`, with the party where one is chosen. */
export const voyageStepAddress = (step: ReservationStep) => stepAddress('', step);

export const suiteStepAddress = (step: ReservationStep) => stepAddress('/suite/', step);

function stepAddress(path: '' | '/suite/', { itineraryId, suiteId, counts, errorcode }: ReservationStep): string {
  const query = queryText([
    ['suiteId', suiteId],
    ['guestsAdults', counts && String(counts.adults)],
    ['guestsChildren', counts && String(counts.children)],
    ['errorcode', carriedErrorCodes(errorcode)],
  ]);
  return `/reserve-now/${pathSegment(itineraryId)}${path}${query && `?${query}`}`;
}

interface CabinStep extends Pick<ReservationStep, 'itineraryId'> {
  readonly suiteId: string;
  readonly counts: GuestCounts;
  /** The deck that is shown; without it the first one with a cabin of the suite. */
  readonly deck?: number;
  readonly takenCabin?: string;
  readonly instead?: string;
}

export function cabinStepAddress({ itineraryId, suiteId, counts, deck, takenCabin, instead }: CabinStep): string {
  const query = queryText([
    ['suiteId', suiteId],
    ['guestsAdults', String(counts.adults)],
    ['guestsChildren', String(counts.children)],
    ['deck', deck === undefined ? undefined : String(deck)],
    ['taken', takenCabin],
    ['instead', instead],
  ]);
  return `/reserve-now/${pathSegment(itineraryId)}/deck-plan?${query}`;
}
