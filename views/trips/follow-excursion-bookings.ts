import { followSeats } from '../excursions/follow-seats';
import { answerExcursionBookings } from './answer-excursion-bookings';
import { LiveExcursionBookings } from './live-excursion-bookings';

/** Numbers are updated in place; a change of state fetches the section, which only the server renders. */
export function followExcursionBookings(page: Document): void {
  const live = new LiveExcursionBookings(page);
  answerExcursionBookings(page, live);
  const departures = live.cards().map(({ dataset }) => dataset['departure'] ?? '');
  followSeats([...new Set(departures)], {
    onSeats: (departureSeats, seenAt) =>
      live.showWaiting(new Map(departureSeats.map(({ departureId, waiting }) => [departureId, waiting])), seenAt),
    onPositions: (places, seenAt) => void live.showPositions(places, seenAt),
    onSeen: (seenAt) => live.showTime(seenAt),
    onLost: () => live.lose(),
  });
}
