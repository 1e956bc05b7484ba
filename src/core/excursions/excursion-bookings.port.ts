import type { Money } from '../shared/money';
import type { AgeBand } from '../trips/age-bands';
import type { Departure } from './departure';
import type { PartyState } from './seat-ledger';

/** Who goes along. `participantId` names one guest of one reservation. */
export interface PartyGuest {
  readonly participantId: string;
  readonly fullName: string;
  readonly ageGroup: AgeBand;
  /** Absent where the price is not known: on request, never a zero (H32). */
  readonly price?: Money;
}

export interface PartyRequest {
  /** The same for every try of one wish (reliability D6). */
  readonly requestKey: string;
  readonly reservationId: string;
  /** Who asks, and is written to. */
  readonly contactId: string;
  readonly departure: Departure;
  readonly guests: readonly PartyGuest[];
  readonly notes?: string;
}

/** One guest's seat, or their waitlist entry. */
export interface ExcursionBooking extends PartyGuest {
  readonly bookingId: string;
}

/** Guests of a reservation who go together, as the desk keeps them. */
export interface ExcursionParty {
  readonly partyId: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly departure: Omit<Departure, 'capacity'>;
  readonly state: PartyState;
  /** In line, 1 is first; absent for who has seats. */
  readonly position?: number;
  /** Of an open offer. */
  readonly offerEndsAt?: Date;
  readonly notes?: string;
  readonly bookings: readonly [ExcursionBooking, ...ExcursionBooking[]];
}

export type ReserveOutcome =
  /** `party.state` says whether they have seats or wait. A repeat gives the same party. */
  | { readonly kind: 'reserved'; readonly party: ExcursionParty }
  /** This key was sent before with another departure, other guests or another note. */
  | { readonly kind: 'other-wish' }
  /** What this key reserved has been given back since, or its offer has passed on: nothing is reserved by it again. */
  | { readonly kind: 'ended' }
  /** These have a seat or a waitlist entry for this departure already. */
  | { readonly kind: 'already-booked'; readonly participantIds: readonly string[] }
  /** These are on, in line for, or have asked for, something else at that time. */
  | {
      readonly kind: 'overlaps';
      readonly participantIds: readonly string[];
      readonly other: Pick<Departure, 'date' | 'startsAt' | 'timeZone'>;
    }
  /** Too late: the departure is closed. */
  | { readonly kind: 'closed' }
  /** The desk took it and has not said what came of it; it will be found by its key (reliability D7). */
  | { readonly kind: 'pending' }
  /** The first try of this wish is still under way: ask again in a second (reliability D6). */
  | { readonly kind: 'in-flight' };

/** Seats of one departure. Who is not named here has taken none. */
export interface DepartureSeats {
  readonly departureId: string;
  /** Confirmed and offered. */
  readonly taken: number;
  /** Parties in line. */
  readonly waiting: number;
  /** As the desk counts it; absent where it is what the line's content says. */
  readonly capacity?: number;
}

/** What somebody gives back. The reservations are theirs; a desk in another system looks at that again. */
export interface SeatRemoval {
  readonly contactId: string;
  readonly reservationIds: readonly string[];
  readonly bookingIds: readonly string[];
}

/** The answer to an offer. */
export interface OfferAnswer {
  readonly contactId: string;
  readonly reservationIds: readonly string[];
  readonly partyId: string;
}

/**
 * The seats of the line's experiences. A party has seats for all of its guests or waits in line; what comes free is
 * offered to the first in line whom it is enough for. Every method is one atomic step, whatever other nodes do.
 */
export interface ExcursionBookings {
  findSeats(departureIds: readonly string[]): Promise<readonly DepartureSeats[]>;
  /** By when they begin, then id. Parties that have ended are not among them. */
  findParties(reservationIds: readonly string[]): Promise<readonly ExcursionParty[]>;
  /** What came of a request; undefined when the desk never had it. */
  findByKey(requestKey: string): Promise<ExcursionParty | undefined>;
  reserve(request: PartyRequest): Promise<ReserveOutcome>;
  /**
   * All of them or none: `not-found` when one is of another reservation, or never was; `closed` when one leaves too soon.
   * Giving back again what was given back is `removed` (reliability C2, D9).
   */
  remove(request: SeatRemoval): Promise<'removed' | 'not-found' | 'closed'>;
  /** Takes the seats that are kept for a party. `no-offer`: none was made, or it has passed on. A repeat is `accepted`. */
  accept(request: OfferAnswer): Promise<'accepted' | 'no-offer'>;
  /** Ends the offers whose time is over and makes those that are due. Gives the departures that changed. */
  passOn(): Promise<readonly string[]>;
  /** Offers to write about, each given to one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly ExcursionParty[]>;
  markNotified(partyId: string): Promise<void>;
}
export const ExcursionBookings = Symbol('ExcursionBookings');
