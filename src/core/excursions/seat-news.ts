import type { DepartureSeats, ExcursionParty } from './excursion-bookings.port';

export interface SeatWatch {
  readonly departures: readonly { readonly departureId: string; readonly capacity: number }[];
  readonly reservationIds: readonly string[];
  readonly itineraryIds?: readonly string[];
}

export interface SeatsNow {
  readonly departureId: string;
  readonly capacity: number;
  readonly left: number;
  readonly waiting: number;
}

export interface SeatPosition extends Pick<
  ExcursionParty,
  'partyId' | 'reservationId' | 'state' | 'position' | 'offerEndsAt'
> {
  readonly departureId: string;
}

/** Returns the followed departures in their order. A departure without an entry in `seats` has no taken seats. */
export function seatsNow({ departures }: SeatWatch, seats: ReadonlyMap<string, DepartureSeats>): readonly SeatsNow[] {
  return departures.map(({ departureId, capacity: plannedCapacity }) => {
    const { taken = 0, waiting = 0, capacity = plannedCapacity } = seats.get(departureId) ?? {};
    return { departureId, capacity, left: Math.max(0, capacity - taken), waiting };
  });
}

/** Only the guest's own parties are returned (reliability C1). */
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
