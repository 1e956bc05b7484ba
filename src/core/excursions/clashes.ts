import { type BespokeRequest, commentsOf } from './bespoke-request';
import type { Departure } from './departure';
import type { ExcursionParty } from './excursion-bookings.port';
import { overlap } from '../shared/overlap';

/** Another activity of guests of the reservation that overlaps with a departure. */
export interface Clash {
  readonly title: string;
  readonly names: readonly string[];
}

interface Programme {
  readonly parties: readonly ExcursionParty[];
  readonly requests: readonly BespokeRequest[];
  readonly titleOf: (tourCode: string) => string;
}

/**
 * Lets the page warn before anything is booked: the booking system refuses guests who are elsewhere at that time
 * (EXC-09).
 */
export function clashesWith(
  departure: Pick<Departure, 'departureId' | 'begins' | 'ends'>,
  { parties, requests, titleOf }: Programme,
): readonly Clash[] {
  return [
    ...parties
      .filter((party) => party.departure.departureId !== departure.departureId && overlap(party.departure, departure))
      .map((party) => ({
        title: titleOf(party.departure.tourCode),
        names: party.bookings.map(({ fullName }) => fullName),
      })),
    ...requests
      .filter((request) => request.state !== 'declined' && overlap(request, departure))
      .map((request) => ({ title: commentsOf(request), names: request.guests.map(({ fullName }) => fullName) })),
  ];
}
