import { pathSegment, queryText } from '../shared/query-text';
import type { GuestCounts } from './guest-counts';
import { carriedErrorCodes } from './reservation-errors';

export interface VoyageStep {
  readonly itineraryId: string;
  readonly suiteId?: string;
  readonly errorcode?: string;
}

interface SuiteStep extends VoyageStep {
  readonly counts: GuestCounts;
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
    ['guestsAdults', String(counts.adults)],
    ['guestsChildren', String(counts.children)],
    ['errorcode', carriedErrorCodes(errorcode)],
  ]);
  return `/reserve-now/${pathSegment(itineraryId)}/suite/?${query}`;
}

interface CabinStep extends Omit<SuiteStep, 'suiteId' | 'errorcode'> {
  readonly suiteId: string;
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
