import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentError } from './content-error';
import { readSampleLine } from '../../../test/builders/sample-line';
import { loadVessel } from './vessel';
import { referencesTo } from './references';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);

let folder: string;
let reported: string[];
beforeEach(() => {
  reported = [];
  folder = mkdtempSync(join(tmpdir(), 'vessel-'));
  cpSync('config/sample-line', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(name: string, from: string, to: string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

function load() {
  const onBroken = (error: ContentError) => void reported.push(error.message);
  const pictures = Object.fromEntries(
    ['bow-at-anchor', 'yacht-from-above', 'sail-away', 'marina-platform', 'pool-deck-panorama'].map((name) => [
      name,
      name,
    ]),
  );
  const references = referencesTo({
    folder,
    vessel: 'Ondine I',
    currency: 'USD',
    regions: [],
    ports: [],
    pictures,
    formIds: [],
    onBroken,
  });
  return loadVessel(folder, { references, suites, onBroken });
}

describe('what the line says of its yacht', () => {
  it('VOY-33 agrees with the suites: their number, their decks, and the venues that are drawn', () => {
    const vessel = load();
    expect(reported).toEqual([]);
    const cabins = suites.reduce((sum, { cabinCount }) => sum + cabinCount, 0);
    expect(vessel.stats.find(({ label }) => label.startsWith('Suites'))?.value).toBe(String(cabins));
    expect(vessel.decks.map(({ number }) => number)).toEqual(
      [...new Set(suites.flatMap(({ decks }) => decks))].sort((one, other) => one - other),
    );
    expect(vessel.facts.find(({ label }) => label === 'Length')?.value).toContain(`(${vessel.measure.length} m)`);
    const drawn = vessel.decks.flatMap(({ rooms }) =>
      rooms.flatMap(({ page }) => (page?.kind === 'venue' ? [page.slug] : [])),
    );
    expect(drawn.toSorted()).toEqual(line.venues.map(({ slug }) => slug).toSorted());
  });

  it.each([
    ['vessel.yaml', 'length: 200', 'length: long', '"measure.length" must be a number'],
    ['vessel.yaml', '  - number: 10', '  - number: 11', 'suites lie on deck 10, which is missing'],
    ['vessel.yaml', 'picture: marina-platform', 'picture: nothing', 'no picture nothing'],
    ['vessel.yaml', 'to: 196', 'to: 1', 'must be greater than'],
  ])('VOY-33 refuses a mistake in %s (%s → %s) with a line that names it', (name, from, to, message) => {
    change(name, from, to);
    expect(load).toThrow(message);
    expect(load).toThrow(folder);
  });

  it.each([
    ['category: SVM', 'category: XX', '"[1].category" must be one of'],
    [
      'at: [0, 0, 2.1, 2.6], opensTo: Hall',
      'at: [0, 0, 2.1, 1.6], opensTo: Hall',
      'SV: its rooms have 33.9 m² in all, not 36.0',
    ],
    ['at: [3.2, 0, 1.3, 2.6]', 'at: [3.4, 0, 1.3, 2.6]', 'SV: Wardrobe is larger than the suite, 4.50 by 8.00 metres'],
  ])('VOY-33 goes on without the floor plans when one is wrong (%s → %s), and says so', (from, to, message) => {
    change('floor-plans.yaml', from, to);
    expect(load().floorPlans).toEqual([]);
    expect(reported.join()).toContain(message);
  });

  it('ROU-32 keeps a room whose page is missing, without its link', () => {
    rmSync(join(folder, 'venues', 'sal.md'));
    const room = load()
      .decks.flatMap(({ rooms }) => rooms)
      .find(({ name }) => name === 'Sal');
    expect(room).toMatchObject({ name: 'Sal', from: 151, to: 172 });
    expect(room).not.toHaveProperty('page');
    expect(reported.join()).toContain('no venue sal');
  });
});
