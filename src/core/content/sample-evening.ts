import { compareTexts } from '../shared/compare-texts';
import type { EveningCourse, Venue } from './dining';

export interface EveningTable extends EveningCourse {
  readonly venue: Venue;
}

const morning = '05:00';

/** Returns the courses of a sample evening on board in order. Half past midnight comes after eleven. */
export function sampleEvening(venues: readonly Venue[]): readonly EveningTable[] {
  const tables = venues.flatMap((venue) => (venue.evening ? [{ ...venue.evening, venue }] : []));
  return tables.toSorted((one, other) => compareTexts(nightOf(one.at), nightOf(other.at)));
}

const nightOf = (at: string) => (at < morning ? `1 ${at}` : `0 ${at}`);
