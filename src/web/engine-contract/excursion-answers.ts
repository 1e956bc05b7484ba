import type { Departure } from '../../core/excursions/departure';
import type { ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { FoundDeparture } from '../../core/excursions/find-departures';
import type { PartyState } from '../../core/excursions/seat-ledger';
import { type Money, unitsText } from '../../core/shared/money';

const statuses: Readonly<Record<PartyState, string>> = {
  confirmed: 'CONFIRMED',
  offered: 'OFFERED',
  waiting: 'WAITLIST',
};
export const toStatus = ({ state }: Pick<ExcursionParty, 'state'>): string => statuses[state];

const toPrice = (price: Money | undefined) => (price ? { total: unitsText(price), currency: price.currency } : null);

const toDeparture = ({
  departureId,
  tourId,
  tourCode,
  itineraryId,
  date,
  startsAt,
  timeZone,
  begins,
  ends,
}: Omit<Departure, 'capacity'>) => ({
  departureId,
  tourId,
  tourCode,
  itineraryId,
  date,
  startsAt,
  timeZone,
  begins: begins.toISOString(),
  ends: ends.toISOString(),
});

const toSeats = ({ departure: { capacity }, taken, waiting }: FoundDeparture) => ({ capacity, taken, waiting });

export const toAvailabilityItem = (foundDeparture: FoundDeparture) => ({
  departureId: foundDeparture.departure.departureId,
  ...toSeats(foundDeparture),
  price: toPrice(foundDeparture.experience.price),
});

export const toDepartureItem = (foundDeparture: FoundDeparture) => ({
  ...toDeparture(foundDeparture.departure),
  ...toSeats(foundDeparture),
  minAge: foundDeparture.experience.minAge,
});

export const toParty = (party: ExcursionParty, clientRef: string) => ({
  partyId: party.partyId,
  reservationId: party.reservationId,
  clientRef,
  departure: toDeparture(party.departure),
  status: toStatus(party),
  ...(party.position === undefined ? {} : { position: party.position }),
  ...(party.offerEndsAt ? { offerEndsAt: party.offerEndsAt.toISOString() } : {}),
  ...(party.notes === undefined ? {} : { notes: party.notes }),
  lines: party.bookings.map(({ bookingId, participantId, fullName, ageGroup, price }) => ({
    bookingId,
    participantRef: participantId,
    fullName,
    ageGroup,
    price: toPrice(price),
  })),
});
