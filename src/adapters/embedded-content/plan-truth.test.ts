import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readSampleLine } from '../../../test/builders/sample-line';
import { cabinFacts } from '../../core/cabins/cabin-facts';
import { layOutDeck } from '../../core/vessel/deck-layout';
import type { FareFactsFile } from './fare-facts';
import { pictureLedgerSchema } from './picture-ledger';
import { readYaml } from './read-content';

// The content check of places: what a text says of a suite, a venue or a price must be what the plan and its file say.
const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const facts = cabinFacts(line.vessel, suites);
const answers = new Map(
  line.faq.flatMap(({ questions }) => questions.map((question) => [question.id, JSON.stringify(question)] as const)),
);
const answerTo = (id: string): string => {
  const answer = answers.get(id);
  if (answer === undefined) throw new Error(`The FAQ has no ${id}`);
  return answer;
};
const numbersIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/(\d{3,4}) to (\d{3,4})/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index)),
  ),
  ...[...text.matchAll(/(?<![\d$,.])\d{3,4}(?!,?\d)/g)].map(([number]) => number),
];
const cabins = new Set(facts.map(({ number }) => number));
/** What a text or a picture may name of a suite, and what its plan then draws: a room or a piece of this kind. */
const drawn: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bpiano\b/i, ['piano', 'grand']],
  [/\bpool\b/i, ['pool']],
  [/freestanding bath|\btub\b/i, ['tub', 'bath']],
  [/\bstairs?\b/i, ['stair']],
  [/\blibrary\b/i, ['library']],
  [/\bdining room/i, ['dining']],
  [/\b(fig|lemon|orange) tree/i, ['tree']],
  [/\bsunken (sofa|ring|salon)/i, ['ring']],
  [/\bdaybeds?\b/i, ['daybed']],
  [/\bstudio\b/i, ['studio']],
  [/\bkitchen\b/i, ['pantry']],
  [/steam room|treatment table/i, ['spa']],
  [/two decks (?:high|up)|double height/i, ['void']],
];
const ledger = readYaml('config/sample-line/pictures.yaml', pictureLedgerSchema);
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

describe('places and their words', () => {
  it('VOY-33 keeps suites on the decks that their file names', () => {
    for (const suite of suites) {
      const decks = [...new Set(facts.filter(({ category }) => category === suite.category).map(({ deck }) => deck))];
      expect([suite.category, decks.toSorted()]).toEqual([suite.category, [...suite.decks].toSorted()]);
    }
  });

  it('names in a suite’s text no other deck than its own, and counts it as the plan does', () => {
    for (const { category, summary, body, decks, cabinCount } of suites) {
      const text = `${summary} ${body}`;
      const named = [...text.matchAll(/deck (\d+)/g)].map(([, number]) => Number(number));
      expect([category, named.filter((number) => !decks.includes(number))]).toEqual([category, []]);
      const counted = /\b(\w+) (?:of these )?suites (?:lie|are|have)|There are (\w+) of these suites/i.exec(text);
      const word = (counted?.[1] ?? counted?.[2])?.toLowerCase();
      if (word !== undefined && words.includes(word))
        expect([category, words.indexOf(word)]).toEqual([category, cabinCount]);
    }
  });

  it('draws in each suite’s plan what its text and its pictures name', () => {
    for (const suite of suites) {
      const plan = line.vessel.floorPlans.find(({ category }) => category === suite.category);
      const rooms = plan?.floors.flatMap((floor) => [...floor.rooms, ...floor.terraces]) ?? [];
      const kinds: readonly string[] = rooms.flatMap(({ kind, pieces }) => [kind, ...pieces.map((one) => one.kind)]);
      const pictured = Object.values(ledger.entries).filter(({ shows }) =>
        shows.some((subject) => subject.startsWith(`suites/${suite.slug}/`)),
      );
      const named = [
        suite.title,
        suite.summary,
        suite.body,
        ...[...suite.primaryFeatures, ...suite.secondaryFeatures].flatMap(({ title, body }) => [title, body]),
        ...pictured.map(({ alt }) => alt),
      ].join(' ');
      const missing = drawn.filter(([word, any]) => word.test(named) && !any.some((kind) => kinds.includes(kind)));
      expect([suite.category, missing.map(([word]) => String(word))]).toEqual([suite.category, []]);
    }
  });

  it('draws glass on no side of a suite where the deck plan has a suite, a room or an elevator', () => {
    const { measure, floorPlans, decks } = line.vessel;
    const alongTheSide = floorPlans.filter(({ category }) => !measure.acrossTheBeam.includes(category));
    for (const deck of decks) {
      const laid = layOutDeck({ deck, yacht: measure, suites });
      for (const { number, category, inside } of laid) {
        const glass = alongTheSide.find((plan) => plan.category === category)?.floors.flatMap((floor) => floor.glass);
        const onTheSide = laid.filter((other) => other.inside.y > 0 === inside.y > 0).map((other) => other.inside);
        const taken = [
          ...onTheSide.map(({ x, width }) => ({ from: x, to: x + width })),
          ...deck.rooms,
          ...(measure.elevators ?? []),
        ];
        const ends = { left: inside.x, right: inside.x + inside.width };
        const onWalls = glass?.filter((side) =>
          taken.some(({ from, to }) => Math.abs((side === 'left' ? to : from) - ends[side]) < 1),
        );
        expect([number, onWalls ?? []]).toEqual([number, []]);
      }
    }
  });

  it('opens a suite to the sky only where no deck lies above it', () => {
    const roofless = suites.filter(({ body, primaryFeatures, secondaryFeatures }) =>
      /to the sky|open sky|roof (?:slides|opens)/i.test(JSON.stringify([body, primaryFeatures, secondaryFeatures])),
    );
    const covered = facts.filter(
      ({ category, neighbours }) =>
        roofless.some((suite) => suite.category === category) && neighbours.above.length > 0,
    );
    expect(covered.map(({ number }) => number)).toEqual([]);
  });

  it('calls no suite quiet that lies above, below or beside a lively room', () => {
    const claimed = numbersIn(answerTo('quietest-suite').split('Their neighbors')[0] ?? '');
    expect(claimed.length).toBeGreaterThan(3);
    expect(facts.filter(({ number, isQuiet }) => claimed.includes(number) && !isQuiet)).toEqual([]);
    for (const { category, title, summary, body, primaryFeatures, secondaryFeatures, amenities = [] } of suites) {
      const text = JSON.stringify([
        title,
        summary,
        body,
        primaryFeatures.map((one) => one.title),
        secondaryFeatures.map((one) => one.title),
      ]);
      const lively = facts.filter((one) => one.category === category && !one.isQuiet);
      if (/\bquiet(est)?\b/i.test(text.replace('Quiet desk', '')) || amenities.includes('quiet'))
        expect([category, lively]).toEqual([category, []]);
    }
  });

  it('names the same step-free suites and door widths in the FAQ, the statement and the plan', () => {
    const stepFree = facts.filter(({ isStepFree }) => isStepFree).map(({ number }) => number);
    const statement = readFileSync('config/sample-line/pages/accessibility-statement.md', 'utf8');
    for (const text of [answerTo('wheelchairs'), /Elevators serve[^\n]*/.exec(statement)?.[0] ?? '']) {
      expect([...new Set(numbersIn(text).filter((number) => cabins.has(number)))].toSorted()).toEqual(stepFree);
      expect(text.toLowerCase()).toContain(`${words[stepFree.length]} suites`);
      for (const centimetres of Object.values(line.vessel.access?.doors.stepFree ?? {}))
        expect(text).toContain(String(Math.round(centimetres / 2.54)));
    }
  });

  it('TRD-13 takes every amount beside a price from the page of its venue, and has the five fixed inclusions', () => {
    const file = parse(readFileSync('config/sample-line/fare-facts.yaml', 'utf8')) as FareFactsFile;
    const pages = new Map(
      [...line.venues, ...line.onboardPages].map((page) => [page.slug, JSON.stringify(page)] as const),
    );
    for (const { text, cost = '', source = [] } of file.charged) {
      const amounts = [...cost.matchAll(/\$\d+/g)].map(([amount]) => amount);
      const missing = amounts.filter((amount) => !source.some((slug) => pages.get(slug)?.includes(amount)));
      expect([text, missing]).toEqual([text, []]);
    }
    expect(file.included.filter(({ fixed }) => fixed).map(({ text }) => text)).toEqual([
      'Breakfast in designated restaurants',
      'A selection of non-alcoholic beverages in select venues',
      'Access to onboard marina watersport offerings',
      'Onboard group classes',
      'Complimentary dining for children five and younger, excluding in-suite dining',
    ]);
  });

  it('knows the countries of its rules for papers', () => {
    const countries = new Set(line.ports.map(({ country }) => country));
    const areas = line.fareFacts.papers?.areas ?? [];
    expect(areas.flatMap((area) => area.countries).filter((country) => !countries.has(country))).toEqual([]);
    const ids = new Set(line.fareFacts.papers?.nationalities.map(({ id }) => id));
    expect(areas.flatMap(({ rules }) => Object.keys(rules)).filter((id) => !ids.has(id))).toEqual([]);
  });
});
