import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { plainDate } from '../shared/plain-date';
import { FindVoyages } from './find-voyages';

const regions = ['greek-isles', 'bahamas', 'adriatic'].map((slug) => ({ slug, name: slug, summary: '' }));
const voyages = [
  aVoyage(),
  aVoyage({ voyageId: 'BAH', slug: 'out-islands', regionSlug: 'bahamas' }),
  aVoyage({ voyageId: 'TUQ', slug: 'turquoise-coast', regionSlug: 'adriatic', isPublished: false }),
];
const sailing = (voyageId: string, start: string, end: string) =>
  aSailing({
    itineraryId: `ON1-${voyageId}-${start.slice(2).replaceAll('-', '')}-007`,
    voyageId,
    start: plainDate(start),
    end: plainDate(end),
  });
const sailings = [
  sailing('CYC', '2027-05-01', '2027-05-08'),
  sailing('CYC', '2027-05-03', '2027-05-10'),
  sailing('BAH', '2027-05-10', '2027-05-17'),
  sailing('TUQ', '2027-05-17', '2027-05-24'),
  sailing('GON', '2027-05-24', '2027-05-31'),
];

const at = (instant: string, zone = 'America/New_York') => {
  const { content, inventory } = fakeLine({ voyages, sailings, regions });
  return new FindVoyages(content, inventory, { now: () => new Date(instant) }, zone);
};
const starts = async (find: FindVoyages, filter: Parameters<FindVoyages['run']>[0] = {}) =>
  (await find.run(filter)).sailings.map((found) => found.sailing.start);

describe('the coming voyages', () => {
  it('VOY-03 H52 leaves out unpublished voyages, and sailings of none that is known', async () => {
    expect(await starts(at('2027-01-01T12:00:00Z'))).toEqual(['2027-05-01', '2027-05-03', '2027-05-10']);
  });

  it('VOY-01 begins with the day after today where the line’s office is', async () => {
    expect(await starts(at('2027-05-03T02:00:00Z'))).toEqual(['2027-05-03', '2027-05-10']);
    expect(await starts(at('2027-05-03T02:00:00Z', 'Europe/London'))).toEqual(['2027-05-10']);
    expect(await starts(at('2027-05-02T10:30:00Z', 'Pacific/Kiritimati'))).toEqual(['2027-05-10']);
    expect(await starts(at('2027-05-03T10:30:00Z', 'Pacific/Pago_Pago'))).toEqual(['2027-05-03', '2027-05-10']);
  });

  it('ROU-30 keeps those of a region, and those that lie between two days, both included', async () => {
    const find = at('2027-01-01T12:00:00Z');
    expect(await starts(find, { regionSlug: 'bahamas' })).toEqual(['2027-05-10']);
    expect(await starts(find, { from: plainDate('2027-05-03') })).toEqual(['2027-05-03', '2027-05-10']);
    expect(await starts(find, { to: plainDate('2027-05-10') })).toEqual(['2027-05-01', '2027-05-03']);
    expect(await starts(find, { from: plainDate('2027-05-02'), to: plainDate('2027-05-10') })).toEqual(['2027-05-03']);
  });

  it('ROU-30 offers the regions that have a sailing ahead, whatever is filtered', async () => {
    const { regions: offered } = await at('2027-01-01T12:00:00Z').run({ regionSlug: 'bahamas' });
    expect(offered.map(({ slug }) => slug)).toEqual(['greek-isles', 'bahamas']);
  });

  it('ROU-30 are the same list while the sources and the day are the same', async () => {
    const clock = { instant: '2027-05-01T12:00:00Z' };
    const sources = { voyages, regions, sailings };
    const find = new FindVoyages(
      { ...fakeLine({}).content, findVoyages: async () => sources.voyages, findRegions: async () => sources.regions },
      { ...fakeLine({}).inventory, findSailings: async () => sources.sailings },
      { now: () => new Date(clock.instant) },
      'America/New_York',
    );
    const run = async (filter: Parameters<FindVoyages['run']>[0] = {}) => (await find.run(filter)).sailings;
    const first = await run();
    expect(await run({ regionSlug: undefined, from: undefined } as never)).toBe(first);
    expect(await run({ regionSlug: 'bahamas', from: undefined } as never)).toHaveLength(1);
    clock.instant = '2027-05-03T12:00:00Z';
    const later = await run();
    expect([first.length, later.length]).toEqual([2, 1]);
    for (const change of [{ voyages: [...voyages] }, { regions: [...regions] }, { sailings: [...sailings] }]) {
      const before = await run();
      Object.assign(sources, change);
      const after = await run();
      expect(after).not.toBe(before);
      expect(after).toEqual(before);
    }
  });
});
