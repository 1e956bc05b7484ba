import { setImmediate as nextMacrotask } from 'node:timers/promises';
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

describe('the departures of two experiences on two days in port', () => {
  const sails = anExperience({ slug: 'sails', tourCode: 'ONX-1804', startTimes: ['13:30', '08:30'] });
  const dolphins = anExperience({ startTimes: ['13:30', '08:30'] });
  const searches: object[] = [];
  const seats = {
    departureId: `${itineraryId}.ONX-1804.270607.0830`,
    taken: 3,
    waiting: 1,
    capacity: 9,
  };
  const found = new FindDepartures({
    excursions: { findExperiences: async () => [sails, dolphins] },
    voyages: {
      findVoyages: async () => [aVoyage({ days: daysAround({}, {}, {}) })],
      findPorts: async () => [],
    },
    inventory: {
      findSailings: async (search) => {
        searches.push(search ?? {});
        return [sailing];
      },
      getSailing: async (id) => (id === itineraryId ? sailing : undefined),
    },
    changes: noTripChanges,
    excursionBookings: { findSeats: async () => [seats] },
    clock: new StoppedClock(),
  });
  const short = (list: readonly { readonly departure: { readonly departureId: string } }[]) =>
    list.map(({ departure: { departureId } }) => departureId.slice(itineraryId.length + 1));
  const day7 = [
    'ONX-1803.270607.0830',
    'ONX-1804.270607.0830',
    'ONX-1803.270607.1330',
    'ONX-1804.270607.1330',
  ] as const;

  it('are those of the asked days alone, the first and the last included, also of a sailing that began before', async () => {
    const run = async (from: string, to: string, tourCode?: string) =>
      short(await found.run({ from: plainDate(from), to: plainDate(to), tourCode }));
    expect(await run('2027-06-07', '2027-06-07')).toEqual(day7);
    expect(searches).toEqual([{ from: '2027-04-08', to: '2027-06-07' }]);
    expect(await run('2027-06-06', '2027-06-07', 'ONX-1804')).toEqual([
      'ONX-1804.270606.0830',
      'ONX-1804.270606.1330',
      'ONX-1804.270607.0830',
      'ONX-1804.270607.1330',
    ]);
    expect(await run('2027-06-09', '2027-06-20')).toEqual([]);
  });

  it('C7 API-10 are looked for from the first day of the calendar where no earlier one is left', async () => {
    const searchFrom = async (from: string) => {
      await found.run({ from: plainDate(from), to: plainDate(from) });
      return searches.at(-1);
    };
    expect(await searchFrom('0001-01-01')).toEqual({ from: '0001-01-01', to: '0001-01-01' });
    expect(await searchFrom('0001-03-02')).toEqual({ from: '0001-01-01', to: '0001-03-02' });
    expect(await searchFrom('0001-03-03')).toEqual({ from: '0001-01-02', to: '0001-03-03' });
  });

  it('are listed on one day by their beginning, and at one hour by their ids', async () => {
    expect(short(await found.onDay(itineraryId, plainDate('2027-06-07')))).toEqual(day7);
    expect(await found.onDay('ON1-ADR-280101-001', plainDate('2027-06-07'))).toEqual([]);
  });

  it('are the same of one experience with seats and without, so that a page can be shown before the seats are known', async () => {
    const seen = await found.onSailings([itineraryId], 'ONX-1804');
    const unseen = await found.unseenOnSailings([itineraryId], 'ONX-1804');
    expect(short(seen)).toEqual([
      'ONX-1804.270606.0830',
      'ONX-1804.270606.1330',
      'ONX-1804.270607.0830',
      'ONX-1804.270607.1330',
      'ONX-1804.270608.0830',
      'ONX-1804.270608.1330',
    ]);
    expect(short(unseen)).toEqual(short(seen));
  });

  it('have the seats that the booking system reports, and those of the content where it reports none', async () => {
    const capacities = (await found.onDay(itineraryId, plainDate('2027-06-07'))).map(
      ({ departure: { capacity }, taken, waiting }) => [capacity, taken, waiting],
    );
    expect(capacities).toEqual([
      [4, 0, 0],
      [9, 3, 1],
      [4, 0, 0],
      [4, 0, 0],
    ]);
  });

  it('can be had one by one, and not on a sailing that is unknown', async () => {
    const departureId = `${itineraryId}.ONX-1804.270607.1330`;
    expect(await found.get({ itineraryId, departureId })).toMatchObject({
      departure: { departureId },
      experience: { slug: 'sails' },
    });
    expect(await found.get({ itineraryId: 'ON1-ADR-280101-001', departureId })).toBeUndefined();
    expect(await found.get({ itineraryId, departureId: `${itineraryId}.ONX-1804.270601.1330` })).toBeUndefined();
  });
});

it('EXC-24 reads the sailings and what changed on them at the same time', async () => {
  const reads: string[] = [];
  const changed = new FindDepartures({
    excursions: { findExperiences: async () => [] },
    voyages: { findVoyages: async () => [], findPorts: async () => [] },
    inventory: {
      findSailings: async () => [],
      getSailing: async () => {
        reads.push('sailing asked');
        await nextMacrotask();
        reads.push('sailing read');
        return sailing;
      },
    },
    changes: {
      findAll: async () => {
        reads.push('changes asked');
        return noTripChanges.findAll();
      },
    },
    excursionBookings: { findSeats: async () => [] },
    clock: new StoppedClock(),
  });
  await changed.get({ itineraryId, departureId: String(early) });
  expect(reads).toEqual(['sailing asked', 'changes asked', 'sailing read']);
});
