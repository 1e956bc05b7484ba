import type { AgeBand } from '../../src/core/trips/age-bands';

export interface DepartureChoice {
  readonly departureId: string;
  /** The experience on that day, whatever the hour. */
  readonly tourId: string;
  /** "14 April 2027, 8:30 am to 1:00 pm". */
  readonly label: string;
  /** At the moment that the form names; absent while the desk does not answer. */
  readonly seats?: ChoiceSeats;
}

export interface ChoiceSeats {
  readonly left: number;
  readonly capacity: number;
  /** Parties in line. */
  readonly waiting: number;
}

export interface GuestChoice {
  readonly participantId: string;
  readonly name: string;
  readonly ageBand: AgeBand;
  /** "Child". */
  readonly ageGroup: string;
  /** Departures of this experience that they have a place on, or in line for (EXC-09). */
  readonly departureIds: readonly string[];
  /** Has a place on every departure there is. */
  readonly isBooked: boolean;
}

export interface ReserveForm {
  readonly action: string;
  /** Of this form: sent twice, it is one wish. */
  readonly key: string;
  readonly reservationId: string;
  readonly tourCode: string;
  readonly trip: string;
  /** Their reservations ashore, on the trip's own page. */
  readonly tripHref: string;
  readonly isLimited: boolean;
  /** Everybody goes on every departure there is: nothing is left to choose. */
  readonly isComplete: boolean;
  /** What the port's clocks are called, and their IANA name. */
  readonly zoneName: string;
  readonly timeZone: string;
  /** "Saturday, 21 November, 11:17 pm AST": when the places were counted; absent while nobody counts them. */
  readonly seenAt?: string;
  readonly departures: readonly DepartureChoice[];
  readonly guests: readonly GuestChoice[];
  readonly ageNote?: string;
  readonly price: string;
  /** Per guest, in units of its currency. */
  readonly shownPrice: number;
  readonly terms: string;
  readonly customHref: string;
  readonly values: { readonly departureId: string; readonly participantIds: readonly string[]; readonly notes: string };
  readonly errors: { readonly departure?: string; readonly guests?: string; readonly notes?: string };
  /** Why the desk did not take them, with what a guest quotes when they call. */
  readonly problem?: { readonly message: string; readonly reference: string };
}
