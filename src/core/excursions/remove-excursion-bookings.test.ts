import { aDeparture, someTravellers } from '../../../test/builders/a-departure';
import type { ExcursionParty } from './excursion-bookings.port';
import { RemoveExcursionBookings } from './remove-excursion-bookings';

const [traveller] = someTravellers('100200', 1);
if (!traveller) throw new Error('One travels.');
const aParty = (partyId: string): ExcursionParty => ({
  partyId,
  reservationId: '100200',
  contactId: 'eleanor',
  departure: aDeparture({ id: partyId, begins: new Date('2027-06-06T06:30:00Z') }),
  state: 'confirmed',
  bookings: [{ ...traveller, bookingId: `booking of ${partyId}` }],
});

it('EXC-27 writes of the bookings that were removed, and not of others of the same reservation', async () => {
  const written: unknown[] = [];
  const outcome = await new RemoveExcursionBookings(
    { findParties: async () => [aParty('one'), aParty('two')], remove: async () => 'removed' },
    {
      notifyOfRemoval: async ({ partyId }, bookings) =>
        void written.push([partyId, ...bookings.map(({ bookingId }) => bookingId)]),
    },
  ).run({ contactId: 'eleanor', reservationIds: ['100200'], bookingIds: ['booking of two'] });
  expect([outcome, written]).toEqual(['removed', [['two', 'booking of two']]]);
});
