import type { DepartureSeats, ExcursionParty } from './excursion-bookings.port';
import type { PartyState } from './seat-ledger';

/** What somebody follows: some departures, and their own places on any. */
export interface SeatWatch {
  readonly departures: readonly { readonly departureId: string; readonly capacity: number }[];
  readonly reservationIds: readonly string[];
}

/** How a departure stands: `left` is never below zero. */
export interface SeatsNow {
  readonly departureId: string;
  readonly capacity: number;
  readonly left: number;
  /** Parties in line. */
  readonly waiting: number;
}

/** How a party of the follower's own stands. */
export interface SeatPosition {
  readonly partyId: string;
  readonly reservationId: string;
  readonly departureId: string;
  readonly state: PartyState;
  /** In line, 1 is first; absent for who has seats. */
  readonly position?: number;
  readonly offerEndsAt?: Date;
}

/** Of the departures that are followed, in their order. Who is not among the seats has taken none. */
export function seatsNow({ departures }: SeatWatch, seats: ReadonlyMap<string, DepartureSeats>): readonly SeatsNow[] {
  return departures.map(({ departureId, capacity: offered }) => {
    const { taken = 0, waiting = 0, capacity = offered } = seats.get(departureId) ?? {};
    return { departureId, capacity, left: Math.max(0, capacity - taken), waiting };
  });
}

/** Of the follower's own parties, and nobody else's (reliability C1). */
export function positionsNow(
  { reservationIds }: SeatWatch,
  parties: readonly ExcursionParty[],
): readonly SeatPosition[] {
  return parties
    .filter(({ reservationId }) => reservationIds.includes(reservationId))
    .map(({ partyId, reservationId, departure: { departureId }, state, position, offerEndsAt }) => ({
      partyId,
      reservationId,
      departureId,
      state,
      ...(position === undefined ? {} : { position }),
      ...(offerEndsAt ? { offerEndsAt } : {}),
    }));
}
