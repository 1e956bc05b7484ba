import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip } from '../../../test/builders/a-trip';
import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { PartyView } from '../../core/party/party-view';
import { TripPlans } from './trip-plans';

it('TRD-02 reads the programme of an opened trip once for all parts of a page, and again for the next one', async () => {
  const readings: (readonly string[])[] = [];
  const plans = new TripPlans({
    content: { findVoyages: async () => [], findPorts: async () => [] },
    excursions: { findExperiences: async () => [] },
    excursionBookings: {
      findParties: async (ids) => {
        readings.push(ids);
        return [];
      },
    },
    bespoke: { find: async () => [] },
    changes: noTripChanges,
    clock: new StoppedClock(),
    officeTimeZone: 'America/New_York',
  });
  const open = () => new PartyView(aTrip(), 'eleanor', [], [], []);
  const view = open();
  expect(await Promise.all([plans.programme(view), plans.programme(view)])).toEqual([[], []]);
  expect(readings).toEqual([[view.trip.reservationId]]);
  await plans.programme(open());
  expect(readings).toHaveLength(2);
});
