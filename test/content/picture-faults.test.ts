import { readFileSync } from 'node:fs';
import { readSampleLine } from '../builders/sample-line';
import { findPictureFaults } from './picture-faults';
import {
  type LedgerEntry,
  pictureLedgerSchema,
  picturesSchema,
} from '../../src/adapters/embedded-content/picture-ledger';
import { readYaml } from '../../src/adapters/embedded-content/read-content';

// The content check of pictures: `npm run content` says which page shows something else than its name says.
const file = 'config/sample-line/pictures.yaml';
const line = readSampleLine();
const ledger = readYaml(file, pictureLedgerSchema);
const made = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8')) as Record<string, unknown>;

const changed = (name: string, changes: Partial<LedgerEntry>) => {
  const entry = ledger.entries[name];
  if (!entry) throw new Error(`no picture ${name}`);
  return { ...ledger, entries: { ...ledger.entries, [name]: { ...entry, ...changes } } };
};
const withVenue = (slug: string, picture: string) => ({
  ...line,
  venues: line.venues.map((venue) =>
    venue.slug === slug ? { ...venue, pictures: [{ name: picture, alt: '' }] as const } : venue,
  ),
});

describe('the ledger of the pictures', () => {
  it('has every picture that was made, and no other', () => {
    expect(Object.keys(ledger.entries).sort()).toEqual(Object.keys(made).sort());
  });

  it('says of each picture, and of its light, what its scene and its files say', () => {
    const described = ['assets/art/alts.json', 'assets/art/alts-ports.json', 'assets/images/pictures.json'].flatMap(
      (name) =>
        Object.entries(
          JSON.parse(readFileSync(name, 'utf8')) as Record<string, Pick<LedgerEntry, 'alt'> & Partial<LedgerEntry>>,
        ),
    );
    expect(described.length).toBeGreaterThan(700);
    const differing = described.filter(([name, { alt, light }]) => {
      const entry = ledger.entries[name];
      return entry && (entry.alt !== alt || (light !== undefined && entry.light !== light));
    });
    expect(differing.map(([name, { alt, light = '' }]) => `${name}: ${alt} ${light}`)).toEqual([]);
  });

  it('finds no page whose picture shows something else, and lists exactly what still awaits its picture', () => {
    const { faults, missing } = findPictureFaults(line, ledger);
    expect(faults).toEqual([]);
    expect([...ledger.awaited].sort()).toEqual([...missing].sort());
  });

  it('lists exactly the pages that still open with the picture of another one', () => {
    const { borrowed } = findPictureFaults(line, ledger);
    expect([...ledger.borrowed].sort()).toEqual([...borrowed].sort());
  });

  it('has the picture that each page of the line names', () => {
    const named = line.pages.flatMap(({ slug, picture }) => (picture === undefined ? [] : [{ slug, picture }]));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ picture }) => !(picture in made))).toEqual([]);
  });

  it('gives a line that keeps no ledger its words alone', () => {
    const lists = { awaited: { ports: ['hydra'] }, borrowed: { venues: ['cala'] } };
    expect(picturesSchema.validate({ cove: 'A cove.', ...lists }).value).toEqual({ cove: 'A cove.' });
    expect(Object.values(readYaml(file, picturesSchema)).every((alt) => alt.endsWith('.'))).toBe(true);
  });
});

describe('the check of pictures refuses', () => {
  it('a page whose first picture shows something else than its name says', () => {
    const { faults, missing } = findPictureFaults(withVenue('night-bakery', 'reef-from-below'), ledger);
    expect(faults).toEqual(['venues/night-bakery shows reef-from-below, which is a picture of something else']);
    expect(missing).toContain('venues/night-bakery');
  });

  it('a port without a picture', () => {
    const ports = line.ports.map((port) => {
      const { picture, ...rest } = port;
      return picture === undefined || port.slug === 'hydra' ? rest : port;
    });
    const { borrowed, missing } = findPictureFaults({ ...line, ports }, ledger);
    expect(borrowed).toContain('ports/hydra');
    expect(missing).toContain('ports/hydra');
  });

  it('a port that opens with the picture of an excursion, also where the ledger claims the picture for both', () => {
    const ports = line.ports.map((port) =>
      port.slug === 'hydra' ? { ...port, picture: { name: 'zadar-organ', alt: '' } } : port,
    );
    const claimed = changed('zadar-organ', { shows: ['experiences/the-swell-plays-zadar', 'ports/hydra'] });
    const { borrowed, faults, missing } = findPictureFaults({ ...line, ports }, claimed);
    expect(faults).toEqual([]);
    expect(missing).toEqual([]);
    expect(borrowed).toContain('ports/hydra');
    expect(borrowed).not.toContain('experiences/the-swell-plays-zadar');
  });

  it('a voyage that opens with the picture of one of its ports', () => {
    const voyages = line.voyages.map((one) =>
      one.voyage.slug === 'venice-to-dubrovnik'
        ? { ...one, voyage: { ...one.voyage, pictures: [{ name: 'zadar', alt: '' }] as const } }
        : one,
    );
    const { borrowed, missing } = findPictureFaults({ ...line, voyages }, ledger);
    expect(borrowed).toContain('voyages/venice-to-dubrovnik');
    expect(missing).toContain('voyages/venice-to-dubrovnik');
  });

  it('a further picture that shows another port of the region, on a voyage and on an excursion', () => {
    const korcula = { name: 'dalmatian-town', alt: '' };
    const voyages = line.voyages.map((one) =>
      one.voyage.slug === 'venice-to-dubrovnik'
        ? { ...one, voyage: { ...one.voyage, pictures: [...one.voyage.pictures, korcula] as const } }
        : one,
    );
    const experiences = line.experiences.map((one) =>
      one.slug === 'the-swell-plays-zadar' ? { ...one, pictures: [...one.pictures, korcula] as const } : one,
    );
    const { faults } = findPictureFaults(
      {
        ...line,
        voyages: voyages as unknown as typeof line.voyages,
        experiences: experiences as unknown as typeof line.experiences,
      },
      ledger,
    );
    expect(faults).toEqual([
      'experiences/the-swell-plays-zadar shows dalmatian-town, which is a picture of something else',
      'experiences/the-swell-plays-zadar shows dalmatian-town, which is a picture of ports/korcula',
      'voyages/venice-to-dubrovnik shows dalmatian-town, which is a picture of ports/korcula',
    ]);
  });

  it('the second of two excursions that open with one picture', () => {
    const [first, second] = line.experiences.filter(({ slug }) => !ledger.borrowed.includes(`experiences/${slug}`));
    if (!first || !second) throw new Error('a line without excursions');
    const experiences = line.experiences.map((one) => (one === second ? { ...one, pictures: first.pictures } : one));
    const { borrowed } = findPictureFaults({ ...line, experiences }, ledger);
    expect(borrowed).toContain(`experiences/${second.slug}`);
    expect(borrowed).not.toContain(`experiences/${first.slug}`);
  });

  it.each([
    ['/vessels/{vessel}', 'bow-at-anchor'],
    ['/vessels/{vessel}/suites/loft-suite', 'suite-loft'],
    ['/destinations/adriatic', 'dalmatian-town'],
    ['/life-onboard/the-spa', 'spa-room'],
    ['/shore-and-sea-experiences/under-the-surface', 'reef-from-below'],
  ])('a tile to %s with another picture than the one that its page opens with', (path, first) => {
    const tile = (name: string) => ({ title: 'A tile', eyebrow: 'Of a test', path, picture: { name, alt: '' } });
    const leadingThere = (name: string) => ({
      ...line,
      navigation: { ...line.navigation, menu: [{ title: 'A menu', path: '/', tiles: [tile(name)] }] },
    });
    expect(findPictureFaults(leadingThere(first), ledger).faults).toEqual([]);
    expect(findPictureFaults(leadingThere('flamingos'), ledger).faults).toEqual([
      `the tile to ${path} shows flamingos, and its page opens with ${first}`,
    ]);
  });

  it('a story, an extension and a piece of news that name a port and open with a picture of another place', () => {
    const elsewhere = { name: 'zadar', alt: '' };
    const opensElsewhere = <T extends { readonly slug: string }>(all: readonly T[], slug: string) =>
      all.map((one) => (one.slug === slug ? { ...one, pictures: [elsewhere] as const } : one));
    const changedLine = {
      ...line,
      stories: opensElsewhere(line.stories, 'what-a-nutmeg-says'),
      extensions: opensElsewhere(line.extensions, 'two-nights-on-biscayne-bay'),
      news: line.news.map((one) => (one.slug === 'later-from-kotor' ? { ...one, picture: elsewhere } : one)),
    };
    const claimed = changed('zadar', {
      shows: [
        'ports/zadar',
        'stories/what-a-nutmeg-says',
        'extensions/two-nights-on-biscayne-bay',
        'news/later-from-kotor',
      ],
      sees: ['town', 'sea'],
    });
    const { faults, missing } = findPictureFaults(changedLine, claimed);
    expect(missing).toEqual([]);
    expect(faults.filter((fault) => fault.includes('and opens with'))).toEqual([
      'stories/what-a-nutmeg-says names grenada and opens with zadar',
      'extensions/two-nights-on-biscayne-bay names miami and opens with zadar',
      'news/later-from-kotor names kotor and opens with zadar',
    ]);
  });

  it('an exception without need, and a page whose exception is not listed', () => {
    const others = Object.entries(ledger.exceptions).filter(([subject]) => subject !== 'stories/bread-at-three');
    const exceptions = { ...Object.fromEntries(others), 'stories/where-no-anchor-reaches': 'It needs none.' };
    expect(findPictureFaults(line, { ...ledger, exceptions }).faults).toEqual([
      'stories/bread-at-three names funchal, ponta-delgada and opens with night-bakery',
      'stories/where-no-anchor-reaches is an exception without need',
    ]);
  });

  it('a piece of news whose picture shows neither the yacht nor a port that it names', () => {
    const news = line.news.map((one) =>
      one.slug === 'no-moon-in-october-2027' ? { ...one, picture: { name: 'drop-off', alt: '' } } : one,
    );
    expect(findPictureFaults({ ...line, news }, ledger).faults).toEqual([
      'news/no-moon-in-october-2027 shows drop-off, which is a picture of something else',
    ]);
  });

  it('a story that opens with the picture of another story', () => {
    const [first, second] = line.stories;
    if (!first || !second) throw new Error('a line without stories');
    const stories = line.stories.map((one) => (one === second ? { ...one, pictures: first.pictures } : one));
    expect(findPictureFaults({ ...line, stories }, ledger).faults).toContain(
      `stories/${second.slug} opens with ${first.pictures[0].name}, as stories/${first.slug} does`,
    );
  });

  it('no picture of a tile that leads to a list', () => {
    const tiles = ['/vessels/{vessel}/suites', '/vessels/{vessel}/deck-plans', '/culinary-and-beverage'].map(
      (path) => ({
        title: 'A tile',
        eyebrow: 'Of a test',
        path,
        picture: { name: 'flamingos', alt: '' },
      }),
    );
    const navigation = { ...line.navigation, menu: [{ title: 'A menu', path: '/', tiles }] };
    expect(findPictureFaults({ ...line, navigation }, ledger).faults).toEqual([]);
  });

  it('a claim that the page’s own words do not bear out', () => {
    expect(findPictureFaults(line, changed('flamingos', { shows: ['venues/night-bakery'] })).faults).toContain(
      'flamingos: the words of venues/night-bakery name nothing that it shows',
    );
  });

  it('a claim that only the sea bears out', () => {
    expect(findPictureFaults(line, changed('piano-lounge', { sees: ['windows', 'sea'] })).faults).toContain(
      'piano-lounge: the words of stories/twelve-pianos name nothing that it shows',
    );
  });

  it('a thing that the picture’s words do not name, and a subject that the line does not have', () => {
    const { faults } = findPictureFaults(
      line,
      changed('flamingos', { sees: ['flamingos', 'a jeep'], shows: ['ports/atlantis'] }),
    );
    expect(faults).toContain('flamingos: its words say nothing of a jeep');
    expect(faults).toContain('flamingos: there is no ports/atlantis');
  });

  it('a suite’s picture of another suite', () => {
    const [first] = line.suites;
    if (!first) throw new Error('a line without suites');
    const pictures = [
      ...first.suite.pictures,
      { name: 'suite-loft', alt: '' },
    ] as unknown as typeof first.suite.pictures;
    const suites = [{ ...first, suite: { ...first.suite, pictures } }, ...line.suites.slice(1)];
    expect(findPictureFaults({ ...line, suites }, ledger).faults).toContain(
      `suites/${first.suite.slug}/bed shows suite-loft, which is a picture of something else`,
    );
  });

  it('a suite’s panorama of another suite', () => {
    const suites = line.suites.map((one) =>
      one.suite.slug === 'ocean-suite'
        ? { ...one, suite: { ...one.suite, panorama: { name: 'loft-suite-panorama', alt: '' } } }
        : one,
    );
    expect(findPictureFaults({ ...line, suites }, ledger).faults).toEqual([
      'suites/ocean-suite has loft-suite-panorama, which is a panorama of something else',
    ]);
  });

  it('the yacht’s panorama of a suite', () => {
    const vessel = { ...line.vessel, panorama: { name: 'loft-suite-panorama', alt: '' } };
    expect(findPictureFaults({ ...line, vessel }, ledger).faults).toEqual([
      'vessel has loft-suite-panorama, which is a panorama of something else',
    ]);
  });
});
