import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, daysAround } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { FindDepartures } from './find-departures';

const itineraryId = 'ON1-ADR-270605-003';
const [early, late] = ['0830', '1330'].map((time) => `${itineraryId}.ONX-1803.270606.${time}`);
const sailing = aSailing({ itineraryId, start: plainDate('2027-06-05') });
const departures = new FindDepartures({
  excursions: { findExperiences: async () => [anExperience({ startTimes: ['08:30', '13:30'] })] },
  voyages: {
    findVoyages: async () => [aVoyage({ days: daysAround({}, { portSlug: 'venice' }) })],
    findPorts: async () => [],
  },
  inventory: {
    findSailings: async () => [sailing],
    getSailing: async (id) => (id === itineraryId ? sailing : undefined),
  },
  changes: noTripChanges,
  excursionBookings: { findSeats: async () => [] },
  clock: new StoppedClock(),
});

it('EXC-24 finds exactly the departures that are named, and none of an unknown sailing', async () => {
  const named = async (ids: readonly string[]) => (await departures.byIds(ids)).map(({ departureId }) => departureId);
  expect(await named([String(late)])).toEqual([late]);
  expect(await named([String(late), String(early)])).toEqual([early, late]);
  expect(await named(['ON1-ADR-280101-001.ONX-1803.280102.0830'])).toEqual([]);
});
