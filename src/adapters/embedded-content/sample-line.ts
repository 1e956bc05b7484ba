import type { FareFacts } from '../../core/fare-facts/fare-facts';
import type { BookingTerms } from '../../core/engine/booking-terms';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import type { LineMessages } from '../../core/content/line-messages';
import type { PreparationTerms } from '../../core/preparation/preparation-terms';
import type { QuestionSet } from '../../core/preferences/question-set';
import type { SearchWords } from '../../core/search/search-words';
import type { PlainDate } from '../../core/shared/plain-date';
import type { NonStopFlights } from '../../core/voyages/non-stop-flights';
import type { ClimateNorms } from '../../core/trip-day/climate-norms';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { LineContent } from '../content-in-memory/line-content';
import type { FormsFile } from './forms-schema';
import type { LineGuest } from './guests';

export interface SampleLine extends Omit<LineContent, 'voyages' | 'suites' | 'questions'> {
  readonly facts: LineFacts;
  /** Voyages are in the order of the schedule; those without sailings come last. */
  readonly voyages: readonly SampleVoyage[];
  readonly suites: readonly SampleSuite[];
  readonly schedule: Schedule;
  readonly farePeriods: readonly FarePeriod[];
  /** Absent for a line that has no content yet. */
  readonly forms?: FormsFile;
  readonly messages: LineMessages;
  readonly fareFacts: FareFacts;
  readonly search: SearchWords;
  readonly preferences: QuestionSet;
  readonly preparation: PreparationTerms;
  readonly climate: ClimateNorms;
  readonly flights: NonStopFlights;
  readonly guests: readonly LineGuest[];
}

export interface LineFacts {
  readonly name: string;
  readonly vessel: string;
  readonly copyrightName: string;
  readonly note?: string;
  readonly phone: string;
  readonly hours?: string;
  readonly emails: {
    readonly general: string;
    readonly reservations: string;
    readonly privacy: string;
    readonly press: string;
  };
  readonly address: readonly string[];
  /** Time zone of the head office, which decides what day it is for the line. */
  readonly timeZone: string;
  readonly currency: string;
  readonly booking: BookingTerms;
  readonly experiences: ExcursionTerms;
  /** Port charges are in whole units of the currency, and included in the fare. */
  readonly portChargesPerGuestNight: number;
  readonly taxesPerGuestNight: number;
  readonly feesPerGuestNight: number;
  readonly consultants: readonly Consultant[];
}

export interface Consultant {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
  readonly bio: string;
  readonly picture?: string;
}

export interface SampleVoyage {
  readonly voyage: Voyage;
  /** Multiplies the fare: below 1 where most days are at sea. */
  readonly fareFactor: number;
  /**
   * Stated fares that replace the calculated ones, by category, in whole units: as an engine would send them, readable
   * or not (VOY-24).
   */
  readonly statedFares: Readonly<Record<string, unknown>>;
}

export interface SampleSuite {
  readonly suite: Suite;
  /** Multiplies the base fare of the season, which is that of the smallest suite. */
  readonly fareFactor: number;
  readonly cabins: readonly Cabin[];
}

export interface Cabin {
  readonly number: string;
  readonly deck: number;
  readonly category: string;
}

/** A year of voyages by voyage id, which repeats each year from the anchor's weekday on. */
export interface Schedule {
  readonly anchor: PlainDate;
  readonly idPrefix: string;
  readonly leapWeek?: string;
  /** Voyages whose sailings have hybrid ids, which name no voyage (H22). */
  readonly hybrid: readonly string[];
  readonly sequence: readonly string[];
  /** Voyages of the sequence that cannot be used: their days pass without a sailing. */
  readonly gaps: readonly ScheduleGap[];
}

/**
 * The voyages of a year with 53 weeks. The leap week sails before the last of them, which therefore still begins before
 * New Year and ends after it.
 */
export const voyagesOfLongYear = ({ sequence, leapWeek }: Pick<Schedule, 'sequence' | 'leapWeek'>): readonly string[] =>
  leapWeek === undefined ? sequence : [...sequence.slice(0, -1), leapWeek, ...sequence.slice(-1)];

export interface ScheduleGap {
  readonly voyageId: string;
  readonly nights: number;
}

/**
 * A period begins and ends with a month and a day, both included. A `from` after `to` means a period across New Year.
 */
export interface FarePeriod {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The price is in whole units of the line's currency per suite and night. */
  readonly perNight: number;
}
