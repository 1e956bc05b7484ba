import { followSeats } from '../excursions/follow-seats';
import { answerExcursionBookings } from './answer-excursion-bookings';
import { LiveExcursionBookings } from './live-excursion-bookings';

/**
 * Places in line and offers on a trip's page as they change: numbers are written over; a place that becomes something
 * else has the section fetched again, which the server alone prints.
 */
export function followExcursionBookings(page: Document): void {
  const live = new LiveExcursionBookings(page);
  answerExcursionBookings(page, live);
  const departures = live.cards().map(({ dataset }) => dataset['departure'] ?? '');
  followSeats([...new Set(departures)], {
    onSeats: (found, seenAt) =>
      live.showWaiting(new Map(found.map(({ departureId, waiting }) => [departureId, waiting])), seenAt),
    onPositions: (places, seenAt) => void live.showPositions(places, seenAt),
    onSeen: (seenAt) => live.showTime(seenAt),
    onLost: () => live.lose(),
  });
}
