import { aDeparture } from '../../../test/builders/a-departure';
import { aTrip } from '../../../test/builders/a-trip';
import { anExperience, aPort } from '../../../test/builders/an-experience';
import type { ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../core/shared/unavailable';
import type { BrowsingState } from '../voyages/voyage-browsing';
import { OwnBookings } from './own-bookings';

const now = new Date('2027-06-01T12:00:00Z');
const partyOf = (parts: Partial<ExcursionParty>): ExcursionParty => ({
  partyId: 'party',
  reservationId: 'ON70010001',
  contactId: 'contact',
  departure: aDeparture({ begins: new Date('2027-06-07T06:30:00Z') }),
  state: 'confirmed',
  bookings: [{ bookingId: 'one', participantId: 'ON70010001-1', fullName: 'Eleanor Marsh', ageGroup: 'ADULT' }],
  ...parts,
});
const browsing: BrowsingState = {
  kind: 'browsing',
  choice: {
    kind: 'every-voyage',
    bookedTrips: [aTrip({ reservationId: 'ON70010001' }), aTrip({ reservationId: 'ON70010002' })],
    address: { reservationId: 'all' },
  },
  sailings: [],
};
const shown = { experience: anExperience(), port: aPort() };

function ownBookings(find: () => Promise<readonly ExcursionParty[]>) {
  const requestedIds: (readonly string[])[] = [];
  const warnings: unknown[] = [];
  const presenter = new OwnBookings(
    { findParties: async (ids) => (requestedIds.push(ids), find()) },
    { now: () => now },
  );
  const of = (state: BrowsingState) =>
    presenter.of(state, shown, { warn: (entry: unknown) => void warnings.push(entry) });
  return { of, requestedIds, warnings };
}

describe('the bookings of an experience on its page', () => {
  it('VOY-15 H66 names those of all booked trips that are not over, with their times at the port', async () => {
    const { of, requestedIds } = ownBookings(async () => [
      partyOf({ departure: aDeparture({ begins: new Date('2027-05-31T06:30:00Z') }) }),
      partyOf({ departure: aDeparture({ begins: new Date('2027-06-07T06:30:00Z'), tourCode: 'ONX-9999' }) }),
      partyOf({ partyId: 'next', reservationId: 'ON70010002', state: 'waiting' }),
    ]);
    expect(await of(browsing)).toEqual([
      {
        partyId: 'next',
        title: 'You are on the waitlist',
        when: '7 June 2027, 8:30 am to 1:00 pm, Lošinj',
        guests: 'Eleanor Marsh',
        href: '/my-profile/trips/itinerary?reservationId=ON70010002&tab=local_experiences',
      },
    ]);
    expect(requestedIds).toEqual([['ON70010001', 'ON70010002']]);
  });

  it('E2 has none while the booking system does not answer, and asks nothing for a visitor', async () => {
    const failing = ownBookings(async () => {
      throw new Unavailable('engine');
    });
    expect(await failing.of(browsing)).toEqual([]);
    expect(failing.warnings).toHaveLength(1);
    expect(await failing.of({ kind: 'nothing' })).toEqual([]);
    expect(failing.requestedIds).toHaveLength(1);
  });
});
