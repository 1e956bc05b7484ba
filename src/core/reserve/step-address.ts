import { pathSegment, queryText } from '../shared/query-text';
import type { GuestCounts } from './guest-counts';
import { carriedErrorCodes } from './reservation-errors';

export interface VoyageStep {
  readonly itineraryId: string;
  readonly suiteId?: string;
  readonly errorcode?: string;
}

interface SuiteStep extends VoyageStep {
  /** Absent where nobody has chosen a party: the step takes the one that the browser stores (SUI-08). */
  readonly counts?: GuestCounts;
}

/** The voyage step (ROU-01) is `/reserve-now/{itineraryId}?suiteId=…&errorcode=…`. */
export function voyageStepAddress({ itineraryId, suiteId, errorcode }: VoyageStep): string {
  const query = queryText([
    ['suiteId', suiteId],
    ['errorcode', carriedErrorCodes(errorcode)],
  ]);
  return `/reserve-now/${pathSegment(itineraryId)}${query && `?${query}`}`;
}

export function suiteStepAddress({ itineraryId, suiteId, counts, errorcode }: SuiteStep): string {
  const query = queryText([
    ['suiteId', suiteId],
    ['guestsAdults', counts && String(counts.adults)],
    ['guestsChildren', counts && String(counts.children)],
    ['errorcode', carriedErrorCodes(errorcode)],
  ]);
  return `/reserve-now/${pathSegment(itineraryId)}/suite/${query && `?${query}`}`;
}

interface CabinStep extends Omit<SuiteStep, 'suiteId' | 'counts' | 'errorcode'> {
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
