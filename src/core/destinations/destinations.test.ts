import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { plainDate } from '../shared/plain-date';
import { FindVoyages } from '../voyages/find-voyages';
import type { ItineraryDay, Port, Voyage } from '../voyages/voyage';
import { destinationsOf, homeOf, mappedPorts, neighboursIn, shortPortNames, shownPorts } from './destinations';
import { countSailingsTo } from './port-calls';
import { ShowPort } from './show-port';
import { ShowRegion } from './show-region';

const regions = ['greek-isles', 'adriatic', 'alaska'].map((slug) => ({ slug, name: slug, summary: '' }));
const ports = ['athens', 'hydra', 'kotor', 'juneau'].map((slug): Port => ({
  slug,
  name: slug,
  country: '',
  latitude: 0,
  longitude: 0,
  timeZone: 'UTC',
  berth: 'anchored',
  description: '',
}));
const days = (...slugs: readonly string[]) =>
  slugs.map((portSlug, index): ItineraryDay => ({
    day: index + 1,
    type: 'Anchored',
    title: portSlug,
    portSlug,
    description: '',
  }));
const calling = (parts: Partial<Voyage>, ...slugs: readonly string[]) =>
  aVoyage({
    ...parts,
    days: days(...slugs),
    route: [...new Set(slugs)].map((portSlug) => ({ portSlug, name: portSlug, latitude: 0, longitude: 0, days: [] })),
  });
const voyages = [
  calling({ voyageId: 'CYC' }, 'athens', 'hydra', 'hydra', 'athens'),
  calling({ voyageId: 'BOK', slug: 'kotor', regionSlug: 'adriatic' }, 'kotor', 'hydra'),
  calling({ voyageId: 'ALA', slug: 'alaska', regionSlug: 'alaska', isPublished: false }, 'juneau', 'athens'),
];
const sailings = [
  aSailing({ itineraryId: 'CYC-1', start: plainDate('2027-04-12') }),
  aSailing({ itineraryId: 'BOK-1', voyageId: 'BOK', start: plainDate('2027-05-01') }),
  aSailing({ itineraryId: 'ALA-1', voyageId: 'ALA', start: plainDate('2027-06-01') }),
];
const { content, inventory } = fakeLine({ voyages, sailings, regions, ports });
const findVoyages = new FindVoyages(content, inventory, { now: () => new Date('2027-01-01T12:00:00Z') }, 'UTC');
const port = async (slug: string) => {
  const shown = await new ShowPort(content, findVoyages).run({ slug });
  if (shown.kind === 'not-found') throw new Error('not found');
  return shown;
};

describe('destinations', () => {
  it('H52 have a page for a port only where a published voyage calls at it', () => {
    expect(shownPorts({ ports, voyages }).map(({ slug }) => slug)).toEqual(['athens', 'hydra', 'kotor']);
  });

  it('CNT-05 lists each stay in a port with its days, two where a voyage begins and ends there', async () => {
    expect((await port('hydra')).calls.map(({ sailing, from, to }) => [sailing.itineraryId, from, to])).toEqual([
      ['CYC-1', '2027-04-13', '2027-04-14'],
      ['BOK-1', '2027-05-02', '2027-05-02'],
    ]);
    expect((await port('athens')).calls.map(({ from }) => from)).toEqual(['2027-04-12', '2027-04-15']);
  });

  it('CNT-15 counts a sailing to a port once, however often it calls there', async () => {
    const { sailings: found } = await findVoyages.run();
    expect(['athens', 'hydra', 'juneau'].map((slug) => countSailingsTo(slug, found))).toEqual([1, 2, 0]);
  });

  it('CNT-06 knows the destinations before and after one, none beyond the ends', async () => {
    expect(await port('athens')).toMatchObject({ next: { slug: 'hydra' } });
    expect(await port('athens')).not.toHaveProperty('previous');
    // Hydra stands with the region that calls there first; Kotor is alone in its own.
    expect(await port('hydra')).not.toHaveProperty('next');
    expect(await new ShowRegion(content, findVoyages).run({ slug: 'adriatic' })).toMatchObject({
      previous: { region: { slug: 'greek-isles' } },
    });
    expect(neighboursIn(['a'], (one) => one === 'b')).toEqual({});
  });

  it('show a port at home where most voyages call at it, and one without a call nowhere', async () => {
    const more = calling({ voyageId: 'BO2', slug: 'kotor-again', regionSlug: 'adriatic' }, 'kotor', 'hydra');
    const home = (slug: string, all: readonly Voyage[]) =>
      homeOf(slug, destinationsOf({ regions, ports, voyages: all }))?.region.slug;
    expect(['athens', 'hydra', 'kotor', 'juneau'].map((slug) => home(slug, voyages))).toEqual([
      'greek-isles',
      'greek-isles',
      'adriatic',
      undefined,
    ]);
    expect(home('hydra', [...voyages, more])).toBe('adriatic');
    expect(await port('hydra')).toMatchObject({
      port: { slug: 'hydra' },
      home: { region: { slug: 'greek-isles' } },
      previous: { slug: 'athens' },
    });
  });

  it('have no page for a port that a voyage calls at and of which the line tells nothing', async () => {
    const few = fakeLine({ voyages, sailings, regions, ports: ports.slice(0, 1) });
    expect(await new ShowPort(few.content, findVoyages).run({ slug: 'hydra' })).toEqual({ kind: 'not-found' });
  });

  it('list the sailings of a region, and all others beside them', async () => {
    const shown = await new ShowRegion(content, findVoyages).run({ slug: 'adriatic' });
    const idsOf = (found: readonly { readonly sailing: { readonly itineraryId: string } }[]) =>
      found.map(({ sailing: { itineraryId } }) => itineraryId);
    if (shown.kind === 'not-found') throw new Error('not found');
    expect([idsOf(shown.sailings), idsOf(shown.allSailings)]).toEqual([['BOK-1'], ['CYC-1', 'BOK-1']]);
  });

  it('CNT-06 maps the ports of a region, but none that only an ocean crossing calls at', () => {
    const far = (portSlug: string, longitude: number) => ({
      portSlug,
      name: portSlug,
      latitude: 30,
      longitude,
      days: [1],
    });
    const mappedWith = (longitude: number) => {
      const westbound = aVoyage({
        voyageId: 'WST',
        slug: 'westbound',
        route: [far('athens', 23), far('juneau', longitude)],
      });
      const [greece] = destinationsOf({ regions, ports, voyages: [...voyages, westbound] });
      expect(greece?.ports.map(({ slug }) => slug)).toEqual(['athens', 'hydra', 'juneau']);
      return greece && mappedPorts(greece, [greece]).map(({ slug }) => slug);
    };
    expect(mappedWith(-134)).toEqual(['athens', 'hydra']);
    expect(mappedWith(-8)).toEqual(['athens', 'hydra']);
    // Thirty degrees are not too wide for the map of a region.
    expect(mappedWith(-7)).toEqual(['athens', 'hydra', 'juneau']);
  });

  it('CNT-06 names a port by its island, and two of one island by their harbors', () => {
    const names = shortPortNames([
      { slug: 'a', name: 'Saint Lucia (Soufrière)' },
      { slug: 'b', name: 'Saint Lucia (Rodney Bay)' },
      { slug: 'c', name: 'Paros (Naoussa)' },
      { slug: 'd', name: 'Mayreau and the Tobago Cays' },
    ]);
    expect([...names.values()]).toEqual(['Soufrière', 'Rodney Bay', 'Paros', 'Mayreau']);
  });

  it('H52 shows neither a region nor a port of unpublished voyages alone, and counts no sailing of theirs', async () => {
    for (const slug of ['alaska', 'atlantis'])
      expect(await new ShowRegion(content, findVoyages).run({ slug })).toEqual({ kind: 'not-found' });
    for (const slug of ['juneau', 'atlantis'])
      expect(await new ShowPort(content, findVoyages).run({ slug })).toEqual({ kind: 'not-found' });
    expect(JSON.stringify(await port('athens'))).not.toContain('ALA');
  });
});
