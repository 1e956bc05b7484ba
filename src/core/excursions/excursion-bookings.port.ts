import type { Money } from '../shared/money';
import type { AgeGroup } from '../trips/age-group';
import type { Departure } from './departure';
import type { PartyState } from './seat-ledger';
import { portSymbol } from '../shared/port-symbol';

/** A guest of a party. `participantId` names one guest of one reservation. */
export interface PartyGuest {
  readonly participantId: string;
  readonly fullName: string;
  readonly ageGroup: AgeGroup;
  /** Absent where the price is unknown: on request, never zero (H32). */
  readonly price?: Money;
}

export interface PartyRequest {
  readonly requestKey: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly departure: Departure;
  readonly guests: readonly PartyGuest[];
  readonly notes?: string;
}

export interface ExcursionBooking extends PartyGuest {
  readonly bookingId: string;
}

export interface ExcursionParty {
  readonly partyId: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly departure: Omit<Departure, 'capacity'>;
  readonly state: PartyState;
  /** Status as another reservation system writes it (EXC-01, EXC-02), empty where it sends none. */
  readonly systemStatus?: string;
  /** Position on the waitlist, 1 is first; absent for a party with seats. */
  readonly position?: number;
  readonly offerEndsAt?: Date;
  readonly notes?: string;
  readonly bookings: readonly [ExcursionBooking, ...ExcursionBooking[]];
}

export type ReserveOutcome =
  /** `party.state` says whether they have seats or wait. A repeat returns the same party. */
  | { readonly kind: 'reserved'; readonly party: ExcursionParty }
  /** This key was used before with another departure, other guests or another note. */
  | { readonly kind: 'key-reused' }
  /** The booking made with this key was released since, or its offer expired: the key books nothing again. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'already-booked'; readonly participantIds: readonly string[] }
  /** These guests have another booking, waitlist entry or bespoke request at that time. */
  | {
      readonly kind: 'overlaps';
      readonly participantIds: readonly string[];
      readonly other: Pick<Departure, 'date' | 'startsAt' | 'timeZone'>;
    }
  | { readonly kind: 'closed' }
  /** The booking's outcome is unknown; the booking will be found by its key (reliability D7). */
  | { readonly kind: 'pending' }
  | { readonly kind: 'in-flight' };

export interface DepartureSeats {
  readonly departureId: string;
  readonly taken: number;
  readonly waiting: number;
  /** Capacity according to the booking system; absent where the line's content defines it. */
  readonly capacity?: number;
}

/** The caller has checked that the reservations are the guest's own; a remote system checks again. */
export interface SeatRemoval {
  readonly contactId: string;
  readonly reservationIds: readonly string[];
  readonly bookingIds: readonly string[];
}

export interface NotesChange {
  readonly partyId: string;
  readonly reservationIds: readonly string[];
  readonly notes: string;
}

export interface OfferAnswer {
  readonly contactId: string;
  readonly reservationIds: readonly string[];
  readonly partyId: string;
}

/**
 * Seats of the line's experiences. A party has seats for all of its guests or is on the waitlist; freed seats are
 * offered to the first waiting party that they suffice for. Every method is atomic across all nodes.
 */
export interface ExcursionBookings {
  findSeats(departureIds: readonly string[]): Promise<readonly DepartureSeats[]>;
  /** Sorted by start time, then id, without parties that have ended. */
  findParties(reservationIds: readonly string[]): Promise<readonly ExcursionParty[]>;
  /** Finds the party of a request; undefined when the booking system never received it. */
  findByKey(requestKey: string): Promise<ExcursionParty | undefined>;
  reserve(request: PartyRequest): Promise<ReserveOutcome>;
  /**
   * Removes all of them or none: `not-found` when one belongs to another reservation, or never existed; `closed` when
   * one departs too soon. Releasing again is `removed` (reliability C2, D9).
   */
  remove(request: SeatRemoval): Promise<'removed' | 'not-found' | 'closed'>;
  /** Applies to a party that still has bookings. `unsupported`: the booking system cannot change notes. */
  setNotes(request: NotesChange): Promise<'changed' | 'not-found' | 'unsupported'>;
  /**
   * Accepts the seats that are offered to a party. `no-offer`: there was none, or it has passed on. A repeat is
   * `accepted`.
   */
  accept(request: OfferAnswer): Promise<'accepted' | 'no-offer'>;
  /** Ends expired offers and makes those that are due. Returns the ids of changed departures. */
  passOn(): Promise<readonly string[]>;
  /** Offers to notify guests of, each claimed by one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly ExcursionParty[]>;
  markNotified(partyId: string): Promise<void>;
}
export const ExcursionBookings = portSymbol<ExcursionBookings>('ExcursionBookings');
