import type { Consultant } from '../../../core/meetings/consultant';
import type { PlainDate } from '../../../core/shared/plain-date';
import type { ScheduledSailing } from '../schedule';
import type { LineGuest } from '../../embedded-content/guests';
import type { BookingTerms } from '../../../core/engine/booking-terms';

export interface LinePlan {
  readonly currency: string;
  readonly timeZone: string;
  readonly terms: BookingTerms;
  readonly cabins: readonly PlannedCabin[];
  readonly consultants: readonly Consultant[];
  readonly tourCodes: readonly string[];
  /** Voyages that are not offered to the public: no sample guest has a suite of them. */
  readonly privateVoyageIds: readonly string[];
  /**
   * Voyages with fewer than three experiences, such as ocean crossings. No booked sample trip is on one of them, because
   * its page lists them.
   */
  readonly quietVoyageIds: readonly string[];
  readonly guests: readonly LineGuest[];
  findSailings(from: PlainDate, to: PlainDate): readonly PlannedSailing[];
  findSoldCabins(itineraryId: string): readonly PlannedCabin[];
}

export interface PlannedCabin {
  readonly cabinNumber: string;
  readonly category: string;
  readonly deck: number;
}

export interface PlannedSailing extends ScheduledSailing {
  readonly title: string;
  readonly fares: readonly PlannedFare[];
}

export interface PlannedFare {
  readonly category: string;
  readonly suiteFare: number;
  readonly portChargesPerGuest: number;
  readonly taxesPerGuest: number;
  readonly feesPerGuest: number;
  readonly maxGuests: number;
}
