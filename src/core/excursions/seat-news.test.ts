import { aDeparture, someTravellers } from '../../../test/builders/a-departure';
import type { ExcursionParty } from './excursion-bookings.port';
import { positionsNow, seatsNow } from './seat-news';

const departure = aDeparture({ begins: new Date('2027-06-10T06:30:00Z') });
const [traveller] = someTravellers('100200', 1);
if (!traveller) throw new Error('One travels.');
const party = (partyId: string, more: Partial<ExcursionParty> = {}): ExcursionParty => ({
  partyId,
  reservationId: '100200',
  contactId: 'eleanor',
  departure,
  state: 'waiting',
  bookings: [{ ...traveller, bookingId: partyId }],
  ...more,
});

describe('news of seats', () => {
  it('C1 tells a guest of the own parties alone, with their place in line and the end of their offer', () => {
    const offerEndsAt = new Date('2027-06-01T12:00:00Z');
    const parties = [
      party('waiting', { position: 2 }),
      party('of another guest', { reservationId: '100201', position: 1 }),
      party('offered', { state: 'offered', position: 1, offerEndsAt }),
      party('confirmed', { state: 'confirmed' }),
    ];
    const own = { reservationId: '100200', departureId: departure.departureId };
    expect(positionsNow({ departures: [], reservationIds: ['100200'] }, parties)).toStrictEqual([
      { partyId: 'waiting', ...own, state: 'waiting', position: 2 },
      { partyId: 'offered', ...own, state: 'offered', position: 1, offerEndsAt },
      { partyId: 'confirmed', ...own, state: 'confirmed' },
    ]);
  });

  it('EXC-07 counts the seats that are left of the present capacity, none where it was reduced', () => {
    const departures = ['a', 'b', 'c'].map((departureId) => ({ departureId, capacity: 4 }));
    const seats = new Map([
      ['a', { departureId: 'a', taken: 3, waiting: 2 }],
      ['b', { departureId: 'b', taken: 3, waiting: 0, capacity: 2 }],
    ]);
    expect(seatsNow({ departures, reservationIds: [] }, seats)).toEqual([
      { departureId: 'a', capacity: 4, left: 1, waiting: 2 },
      { departureId: 'b', capacity: 2, left: 0, waiting: 0 },
      { departureId: 'c', capacity: 4, left: 4, waiting: 0 },
    ]);
  });
});
