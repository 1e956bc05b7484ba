import { plainDate } from '../../core/shared/plain-date';
import type { TripCardView } from '../../../views/trips/trip-card-view';
import { toUpcoming } from './upcoming-trips';

const today = plainDate('2026-11-22');
const aCard = (title: string, sailsOn?: string): TripCardView => ({
  kind: 'paid',
  reservationId: title,
  statusLabel: 'Booked',
  title,
  dates: '',
  nights: '',
  actions: {},
  ...(sailsOn === undefined ? {} : { sailsOn: plainDate(sailsOn) }),
});
const departureOf = (...trips: readonly TripCardView[]) => toUpcoming(trips, today).departure;

it('PRO-05 counts the days to the first booked trip ahead: not to an offer, nor to one that has begun', () => {
  expect(
    departureOf(
      aCard('On board', '2026-11-20'),
      aCard('Offer'),
      aCard('Grenadines', '2027-01-02'),
      aCard('Fjords', '2027-06-02'),
    ),
  ).toBe('41 days until you come on board: Grenadines.');
  expect(departureOf(aCard('Grenadines', '2026-11-23'))).toBe('Tomorrow you come on board: Grenadines.');
  expect(departureOf(aCard('Grenadines', '2026-11-22'))).toBe('Today you come on board: Grenadines.');
  expect(departureOf(aCard('Offer'))).toBeUndefined();
  expect(departureOf()).toBeUndefined();
});
