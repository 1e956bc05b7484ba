import type { Departure } from '../../src/core/excursions/departure';
import type { PartyGuest, PartyRequest } from '../../src/core/excursions/excursion-bookings.port';
import { money } from '../../src/core/shared/money';
import { plainDate } from '../../src/core/shared/plain-date';

/** A boat at half past eight, for four. `id` names another one of the same hour. */
export function aDeparture({
  id = 'ONX-1803',
  begins,
  minutes = 270,
  ...parts
}: Partial<Departure> & { readonly id?: string; readonly begins: Date; readonly minutes?: number }): Departure {
  return {
    departureId: `${id}.0830`,
    tourId: id,
    tourCode: 'ONX-1803',
    itineraryId: 'ON1-ADR-270605-007',
    date: plainDate(begins.toISOString().slice(0, 10)),
    startsAt: '08:30',
    timeZone: 'Europe/Zagreb',
    begins,
    ends: new Date(begins.getTime() + minutes * 60_000),
    capacity: 4,
    ...parts,
  };
}

export const someTravellers = (reservationId: string, count: number): readonly PartyGuest[] =>
  Array.from({ length: count }, (_, index) => ({
    participantId: `${reservationId}-${index + 1}`,
    fullName: `Guest ${index + 1}`,
    ageGroup: 'ADULT',
    price: money(18_000, 'USD'),
  }));

let requestCount = 0;

/** A booking request of a reservation that no test has used before. */
export function aPartyRequest({
  departure,
  size = 2,
  ...parts
}: Partial<PartyRequest> & { readonly departure: Departure; readonly size?: number }): PartyRequest {
  requestCount += 1;
  const { reservationId = `ON900${String(requestCount).padStart(5, '0')}` } = parts;
  return {
    requestKey: `wish-${requestCount}`,
    reservationId,
    contactId: 'contact',
    departure,
    guests: someTravellers(reservationId, size),
    ...parts,
  };
}
