import type { NearItemView } from '../voyages/NearAlternatives';
import type { AgeGroup } from '../../src/core/trips/age-group';

export interface DepartureChoice {
  readonly departureId: string;
  readonly tourId: string;
  readonly label: string;
  /** Seats at the form's `seenAt`; absent while the booking system does not answer. */
  readonly seats?: ChoiceSeats;
  /** Clashes are other activities of the reservation's guests at the same hours. */
  readonly clashes?: readonly string[];
}

export interface ChoiceSeats {
  readonly seatsLeft: number;
  readonly capacity: number;
  readonly waiting: number;
}

export interface GuestChoice {
  readonly participantId: string;
  readonly name: string;
  readonly ageGroup: AgeGroup;
  readonly ageGroupLabel: string;
  readonly departureIds: readonly string[];
  readonly isBooked: boolean;
}

export interface ReserveForm {
  readonly action: string;
  readonly key: string;
  readonly reservationId: string;
  readonly tourCode: string;
  readonly trip: string;
  readonly tripHref: string;
  readonly isLimited: boolean;
  readonly isComplete: boolean;
  /** Other experiences with enough seats, when this one has too few. */
  readonly near?: readonly NearItemView[];
  readonly zoneName: string;
  readonly timeZone: string;
  /** Time of the seat count, such as "Saturday, 21 November, 11:17 pm AST"; absent while it is unknown. */
  readonly seenAt?: string;
  readonly departures: readonly DepartureChoice[];
  readonly guests: readonly GuestChoice[];
  /** Absent where guests of any age may come. */
  readonly minAge?: number;
  readonly price: string;
  /** The price is per guest, in currency units with decimals, not in minor units. */
  readonly shownPrice: number;
  readonly terms: string;
  readonly customHref: string;
  readonly values: { readonly departureId: string; readonly participantIds: readonly string[]; readonly notes: string };
  readonly errors: { readonly departure?: string; readonly guests?: string; readonly notes?: string };
  readonly problem?: { readonly message: string; readonly reference: string };
}
