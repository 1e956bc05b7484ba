import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySampleLine } from '../../../test/builders/copy-sample-line';
import { ContentError } from './content-error';
import { loadLine } from './load-line';
import { type CheckedDocuments, readingChangesOnly } from './read-content';
import { ContentPorts } from '../content-in-memory/content-ports';
import { EmbeddedContent } from './embedded-content';

const folder = copySampleLine();
const documents: CheckedDocuments = new Map();
const load = () => readingChangesOnly(documents, () => loadLine(folder));

function change(name: string, from: string, to: string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

function problem(): string {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'none';
}

describe('loadLine', () => {
  it('VOY-02 reads a voyage with its days, its route and its text as Markdown', () => {
    const voyage = load()
      .voyages.map((one) => one.voyage)
      .find(({ voyageId }) => voyageId === 'GRN');
    expect(voyage).toMatchObject({
      slug: 'the-grenadines-slowly',
      region: 'Lesser Antilles',
      nights: 7,
      isPublished: true,
      vessel: 'Ondine I',
      embarkPort: 'Bridgetown',
      debarkPort: 'Bridgetown',
    });
    expect(voyage?.days).toHaveLength(8);
    expect(voyage?.days[2]).toMatchObject({
      day: 3,
      type: 'Anchored',
      portSlug: 'mayreau',
      scheduleNote: 'Overnight at anchor',
    });
    expect(voyage?.route.find(({ portSlug }) => portSlug === 'bridgetown')?.days).toEqual([1, 8]);
    expect(voyage?.body).toMatch(/\n\n/);
  });

  it('CNT-10 keeps an hour and its half of the day on one line', () => {
    const hours = load().venues.map((venue) => venue.hours);
    expect(hours.join()).toMatch(/\d\u00a0pm/);
    expect(hours.join()).not.toMatch(/\d [ap]m/);
  });

  it('G4 reads the maximum of open offers under the name of earlier releases as well', () => {
    const current = load().facts.booking;
    change('line.yaml', 'maxOpenOffers: 3', 'mostOpenOffers: 3');
    expect(load().facts.booking).toEqual(current);
    expect(current.maxOpenOffers).toBe(3);
    change('line.yaml', 'mostOpenOffers: 3', 'maxOpenOffers: 3');
  });

  it.each([
    ['line.yaml', 'depositPercent: 25', 'depositPercent: lots', '"booking.depositPercent" must be a number'],
    ['line.yaml', 'name: Ondine Yachts', 'nom: Ondine Yachts', '"name" is required'],
    ['ports.yaml', 'timeZone: Europe/Athens', 'timeZone: Europe/Sparta', '"[0].timeZone" failed custom validation'],
    ['ports.yaml', 'slug: hydra', 'slug: athens', 'duplicate'],
    ['suites.yaml', "'501'", "'601'", 'cabin 601 is on none of the decks 5'],
    ['suites.yaml', "'502'", "'515'", 'cabin 515 belongs to two categories'],
    ['suites.yaml', 'code: SVM', 'code: XX', '"[1].code" must be one of'],
    ['schedule.yaml', 'GRN, WIN', 'GRN, NIX', 'no voyage NIX'],
    ['voyages/cyclades-in-seven-nights.md', 'port: syros', 'port: atlantis', 'no port atlantis'],
    ['voyages/cyclades-in-seven-nights.md', 'region: greek-isles', 'region: moon', 'no region moon'],
    ['voyages/cyclades-in-seven-nights.md', 'pictures: [', 'pictures: [nothing, ', 'no picture nothing'],
    ['voyages/cyclades-in-seven-nights.md', 'nights: 7', 'nights: 8', '8 nights need 9 days, not 8'],
    ['voyages/cyclades-in-seven-nights.md', 'arrives: 07:00', 'arrives: 25:00', '"days[1].arrives"'],
    ['voyages/cyclades-in-seven-nights.md', '---\nvoyageId', '\nvoyageId', 'begins with no YAML'],
    ['voyages/cyclades-in-seven-nights.md', 'voyageId: CYC', 'voyageId: AEG', 'voyageId AEG is used by two files'],
  ])('refuses a mistake in %s (%s → %s) with a line that names it', (name, from, to, message) => {
    change(name, from, to);
    const said = problem();
    expect(said).toContain(message);
    expect(said).toContain(folder);
  });

  it('names the file that is missing', () => {
    rmSync(join(folder, 'regions.yaml'));
    expect(problem()).toContain('regions.yaml: cannot be read');
  });

  it('VOY-03 hands unpublished voyages on, so that the caller decides', async () => {
    const content = new ContentPorts(new EmbeddedContent(load()));
    expect((await content.findVoyages()).some(({ isPublished }) => !isPublished)).toBe(true);
    expect(await content.findRegions()).toHaveLength(6);
    expect(await content.findSuites()).toHaveLength(14);
  });
});
