import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import { readSampleLine } from '../../../test/builders/sample-line';
import { loadLine } from './load-line';
import { voyagesOfLongYear } from './sample-line';
import { suiteSlugs } from '../../../test/support/suite-slugs';

// The content check: what a person who edits the folder can get wrong and the loader cannot see from one file.
const folder = 'config/sample-line';
const line = loadLine(folder);
it('is the line that suites are given', () => expect(readSampleLine()).toEqual(line));

const voyages = line.voyages.map(({ voyage }) => voyage);

const made = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8')) as Record<
  string,
  { alt: string } | undefined
>;
const illustrated = [
  ...voyages,
  ...line.suites.map(({ suite }) => suite),
  ...line.stories,
  ...line.venues,
  ...line.onboardPages,
  ...line.extensions,
  ...line.experiences,
];
const { home } = line;
const shown = [
  ...illustrated.flatMap(({ pictures }) => pictures),
  ...[...line.news, ...line.experienceCategories, ...home.slides, home.yacht, home.highlights, home.table].map(
    ({ picture }) => picture,
  ),
  home.yacht.detail,
];

function yamlOf(name: string): unknown {
  const text = readFileSync(join(folder, name), 'utf8');
  return parse(name.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
}

function bodyOf(name: string): string {
  return name.endsWith('.md') ? readFileSync(join(folder, name), 'utf8').split(/^---$/m).slice(2).join('---') : '';
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+|\n\n/).map((part) =>
    part
      .trim()
      .replace(/[.!?:]$/, '')
      .toLowerCase(),
  );
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));
const texts = files.flatMap((name) => [...stringsIn(yamlOf(name)), bodyOf(name)]);

describe('the content of the sample line', () => {
  it('has enough of every kind of content to fill its pages', () => {
    expect(voyages.filter(({ isPublished }) => isPublished).length).toBeGreaterThanOrEqual(24);
    expect(line.regions).toHaveLength(6);
    expect(line.ports.length).toBeGreaterThanOrEqual(45);
    const least = {
      suites: 14,
      experiences: 48,
      venues: 12,
      chefs: 10,
      onboardPages: 12,
      stories: 20,
      news: 24,
      extensions: 6,
    } as const;
    for (const [kind, count] of Object.entries(least))
      expect([kind, line[kind as keyof typeof least].length >= count]).toEqual([kind, true]);
    expect(line.faq.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40);
  });

  it('VOY-03 keeps one voyage off the public list', () => {
    expect(voyages.filter(({ isPublished }) => !isPublished)).toHaveLength(1);
  });

  it('has no sentence that stands in two places', () => {
    const countries = new Set(line.ports.map(({ country }) => country.toLowerCase()));
    // A value without a full stop is a name: a chef's dish is on the menu under the same one.
    const sentences = texts
      .filter((text) => /[.!?]/.test(text))
      .flatMap(sentencesOf)
      .filter((one) => !one.startsWith('##'))
      .filter((one) => one.split(' ').length >= 4 && !countries.has(one));
    expect(sentences.length).toBeGreaterThan(800);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has no exclamation marks and no words of praise', () => {
    const loud =
      /!|\b(unforgettable|breathtaking|stunning|ultimate|paradise|nestled|hidden gem|world-class|unparalleled|luxurious)\b/i;
    expect(texts.filter((text) => loud.test(text))).toEqual([]);
  });

  it('keeps no port that no voyage calls at', () => {
    const called = new Set(voyages.flatMap(({ route }) => route.map(({ portSlug }) => portSlug)));
    expect(line.ports.map(({ slug }) => slug).filter((slug) => !called.has(slug))).toEqual([]);
  });

  it('shows only pictures that have been made', () => {
    expect(shown.filter(({ name }) => !(name in made)).map(({ name }) => name)).toEqual([]);
  });

  it('has a description for each picture, the one that the picture was made with', () => {
    expect(shown.filter(({ name, alt }) => made[name] && made[name].alt !== alt)).toEqual([]);
  });

  it('shows no picture twice on a page, nor first on two voyages in a row', () => {
    for (const { pictures } of voyages) expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    const first = voyages.filter(({ isPublished }) => isPublished).map(({ pictures }) => pictures[0].name);
    expect(first.filter((name, index) => name === first[index + 1])).toEqual([]);
  });

  it('sails every published voyage, and starts each where the one before it ended', () => {
    const byId = new Map(voyages.map((voyage) => [voyage.voyageId, voyage]));
    const year = [...voyagesOfLongYear(line.schedule), ...line.schedule.sequence].map((id) => byId.get(id));
    const breaks = year.slice(1).filter((voyage, index) => voyage?.embarkPort !== year[index]?.debarkPort);
    expect(breaks.map((voyage) => voyage?.voyageId)).toEqual([]);
    expect(voyages.filter(({ voyageId }) => !line.schedule.sequence.includes(voyageId))).toEqual([]);
  });

  it('H27 leaves the booking of excursions open on every voyage', () => {
    const closed = voyages.filter(({ experiencesOpenBefore = '' }) => experiencesOpenBefore < '2040');
    expect(closed.map(({ slug }) => slug)).toEqual([]);
  });

  it('gives day types that fit: a day at sea has no port and no times', () => {
    for (const day of voyages.flatMap(({ days }) => days)) {
      if (day.type === 'At Sea')
        expect([day.portSlug, day.arrives, day.departs]).toEqual([undefined, undefined, undefined]);
      else expect(day.portSlug).toBeDefined();
    }
  });

  it('VOY-33 SUI-12 has the fourteen categories with their slugs and suite ids', () => {
    const suites = line.suites.map(({ suite }) => suite);
    expect(suites.map(({ category }) => category).sort()).toEqual([...CABIN_CATEGORIES].sort());
    for (const { category, slug, suiteId } of suites) {
      expect(slug).toBe(suiteSlugs[category]);
      expect(suiteId).toBe(category === 'FS' ? 'FS-I,FS' : `BR-I,${category}`);
    }
  });

  it('H33 numbers the cabins by deck, with three digits and with four', () => {
    const numbers = line.suites.flatMap(({ cabins }) => cabins.map(({ number }) => number));
    expect(numbers).toHaveLength(95);
    expect(numbers).toEqual(expect.arrayContaining(['512', '1004']));
    expect(line.suites.find(({ suite }) => suite.category === 'FS')?.cabins).toEqual([
      { number: '1010', deck: 10, category: 'FS' },
    ]);
  });
});
