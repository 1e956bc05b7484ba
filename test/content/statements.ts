import { cabinFacts } from '../../src/core/cabins/cabin-facts';
import type { FloorPlan, FloorRoom } from '../../src/core/vessel/floor-plan';
import type { DeckRoom } from '../../src/core/vessel/vessel';
import type { Suite } from '../../src/core/voyages/voyage';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';

/** Numbers that a text may state where its words match a pattern. */
interface Statement {
  readonly where: string;
  readonly text: string;
  /** The words around the number, which stands for `{n}`. */
  readonly words: string;
  /** What the number may be; none where the plan has nothing of the kind. */
  readonly facts: readonly number[];
  /** The share by which a measure may be rounded. */
  readonly rounding?: number;
}

const feetPerMetre = 3.2808;
const inchesPerCentimetre = 1 / 2.54;
const rounded = 0.08;

export const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const squareFeet = (squareMetres: number) => squareMetres * feetPerMetre ** 2;
const areaOf = ({ width, height }: { readonly width: number; readonly height: number }) => width * height;
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const featuresOf = ({ primaryFeatures, secondaryFeatures }: Suite) =>
  [...primaryFeatures, ...secondaryFeatures].map(({ title, body }) => `${title}: ${body}`);

/** The area of a studio includes the bath and the door beside it, which lie between the same walls. */
function studioAreas(rooms: readonly FloorRoom[]): readonly number[] {
  return rooms
    .filter(({ kind }) => kind === 'studio')
    .map(({ x, width }) =>
      rooms
        .filter((room) => room.x >= x - 0.01 && room.x + room.width <= x + width + 0.01)
        .reduce((sum, room) => sum + areaOf(room), 0),
    );
}

function suiteStatements(suite: Suite, plan: FloorPlan | undefined, marinaDeck: number): readonly Statement[] {
  const rooms = plan?.floors.flatMap((floor) => floor.rooms) ?? [];
  const pieces = [...rooms, ...(plan?.floors.flatMap((floor) => floor.terraces) ?? [])].flatMap((room) => room.pieces);
  const pools = pieces.filter(({ kind }) => kind === 'pool').map(({ width, height }) => Math.max(width, height));
  const about = {
    where: suite.title,
    text: [suite.summary, suite.body, ...featuresOf(suite)].join(' '),
  };
  const measure = (words: string, metres: readonly number[]) => ({
    ...about,
    words,
    facts: metres.map((length) => length * feetPerMetre),
    rounding: rounded,
  });
  const count = (words: string, ...facts: readonly number[]) => ({ ...about, words, facts });
  const areas = [suite.squareMetres, suite.terraceSquareMetres, ...rooms.map(areaOf), ...studioAreas(rooms)];
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom').length;
  return [
    { ...about, words: '{n} square feet', facts: areas.map(squareFeet), rounding: rounded },
    ...['pool of {n} feet', 'pool {n} feet long', 'pool: {n} feet long'].map((words) => measure(words, pools)),
    ...['{n} feet of terrace', 'terrace is {n} feet long', 'glass: {n} feet'].map((words) =>
      measure(words, plan ? [plan.width] : []),
    ),
    ...['Beds for {n}', '{n} guests sleep', '{n} people can (?:spend|have)'].map((words) =>
      count(words, suite.maxGuests),
    ),
    count('{n} guest', ...span(1, suite.maxGuests)),
    ...['{n} bedrooms', '{n} alcove bedrooms'].map((words) => count(words, bedrooms)),
    count('{n} singles', rooms.filter(({ isTwin }) => isTwin).length * 2),
    count('glass on {n} sides', (plan?.floors[0].glass.length ?? 0) + 1),
    count('marina is {n} flights? down', ...suite.decks.map((deck) => deck - marinaDeck)),
  ];
}

function vesselStatements(line: SampleLine): readonly Statement[] {
  const { vessel, venues } = line;
  const suites = line.suites.map(({ suite }) => suite);
  const cabins = cabinFacts(vessel, suites);
  const seatsOf = (rooms: readonly DeckRoom[]) =>
    venues.filter(({ slug }) => rooms.some(({ page }) => page?.slug === slug)).map(({ seats }) => seats);
  const valueOf = (entries: readonly { readonly label: string; readonly value: string }[], label: string) =>
    entries.find((one) => one.label.startsWith(label))?.value ?? '';
  return [
    { where: 'vessel', text: valueOf(vessel.stats, 'Guests'), words: '{n}', facts: [cabins.length * 2] },
    { where: 'vessel', text: valueOf(vessel.facts, 'Venues'), words: '{n}', facts: [venues.length] },
    { where: 'vessel', text: vessel.summary, words: '{n} suites', facts: [cabins.length] },
    ...vessel.decks.flatMap(({ number, name, text, rooms }) => {
      const about = { where: name, text };
      return [
        { ...about, words: '{n} suites', facts: [cabins.filter(({ deck }) => deck === number).length] },
        { ...about, words: '{n} places', facts: seatsOf(rooms) },
        ...rooms.flatMap((room) =>
          ['{n} stools', '{n} guests at a counter'].map((words) => ({
            where: room.name,
            text: room.sound?.text ?? '',
            words,
            facts: seatsOf([room]),
          })),
        ),
      ];
    }),
    ...venues.map(({ name, summary, html, seats }) => ({
      where: name,
      text: [name, summary, plain(html)].join('. '),
      words: '{n} stools',
      facts: [seats],
    })),
  ];
}

/** What the pages of life on board state of boats, the pool and the pianos. */
function onboardStatements(line: SampleLine): readonly Statement[] {
  const { vessel, suites } = line;
  const pageOf = (slug: string) => line.onboardPages.find((page) => page.slug === slug);
  const textOf = (slug: string) => {
    const page = pageOf(slug);
    return page ? [page.summary, plain(page.html), ...page.facts.map(({ value }) => value)].join('. ') : '';
  };
  const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
  const seats = numbers(vessel.facts.find(({ label }) => label === 'Tenders')?.value);
  const length = numbers(pageOf('the-pool')?.facts.find(({ label }) => label === 'Length')?.value);
  const pianos = (...kinds: readonly string[]) =>
    suites
      .map(({ suite }) => {
        const plan = vessel.floorPlans.find(({ category }) => category === suite.category);
        const rooms = plan?.floors.flatMap((floor) => floor.rooms) ?? [];
        return (
          suite.cabinCount * rooms.flatMap(({ pieces }) => pieces).filter(({ kind }) => kinds.includes(kind)).length
        );
      })
      .reduce((sum, count) => sum + count, 0);
  const boats = line.faq.flatMap(({ questions }) => questions.map(({ html }) => plain(html))).join(' ');
  return [
    ...['{n} seats', '{n} in each'].map((words) => ({
      where: 'tenders',
      text: textOf('the-tenders'),
      words,
      facts: seats,
    })),
    { where: 'faq', text: boats, words: 'tenders with {n} seats', facts: seats },
    { where: 'the-pool', text: textOf('the-pool'), words: '{n} feet of sea water', facts: length },
    { where: 'music', text: textOf('music'), words: '{n} pianos', facts: [pianos('piano', 'grand')] },
    { where: 'music', text: textOf('music'), words: '{n} uprights', facts: [pianos('piano')] },
    { where: 'music', text: textOf('music'), words: '{n} grands', facts: [pianos('grand')] },
    ...line.stories.map(({ slug, title }) => ({
      where: `stories/${slug}`,
      text: title,
      words: '{n} pianos',
      facts: [pianos('piano', 'grand')],
    })),
  ];
}

/** Every text that says which suites have no step, how wide doors are and where elevators go. */
export function accessTexts(line: SampleLine) {
  const answer = line.faq.flatMap(({ questions }) => questions).find(({ id }) => id === 'wheelchairs');
  const pages = line.pages.filter(({ slug }) => ['accessibility', 'accessibility-statement'].includes(slug));
  return [
    ...(answer ? [{ where: 'faq/wheelchairs', text: plain(answer.html) }] : []),
    ...pages.map(({ slug, html }) => ({
      where: `pages/${slug}`,
      // The statement tells of other things by numbers as well, before its chapter on the yacht.
      text: plain(slug === 'accessibility' ? html : (html.split(/On the yacht/).at(-1) ?? '')),
    })),
  ];
}

function accessStatements(line: SampleLine): readonly Statement[] {
  const { access, decks } = line.vessel;
  if (!access) return [];
  const { stepFree, others } = access.doors;
  const inches = (centimetres: number) => [Math.round(centimetres * inchesPerCentimetre)];
  const numbers = decks.map(({ number }) => number);
  return accessTexts(line).flatMap((about) => [
    { ...about, words: '{n} suites,? \\(?\\d', facts: [access.stepFree.length] },
    { ...about, words: 'doors of {n} inches to the corridor', facts: inches(stepFree.entrance) },
    { ...about, words: 'to the corridor and {n} to the bath', facts: inches(stepFree.bath) },
    ...['others have {n} and', 'other suites have doors of {n} and'].map((words) => ({
      ...about,
      words,
      facts: inches(others.entrance),
    })),
    ...['others have \\d+ and {n}', 'other suites have doors of \\d+ and {n}'].map((words) => ({
      ...about,
      words,
      facts: inches(others.bath),
    })),
    { ...about, words: 'decks? (?:from )?{n} to \\d', facts: [Math.min(...numbers)] },
    { ...about, words: 'decks? (?:from )?\\d+ to {n}', facts: [Math.max(...numbers)] },
  ]);
}

function guestStatements(line: SampleLine): readonly Statement[] {
  const guests = line.suites.map(({ suite }) => suite.maxGuests);
  const answer = line.faq.flatMap(({ questions }) => questions).find(({ id }) => id === 'how-many-in-a-suite');
  const about = { where: 'faq/how-many-in-a-suite', text: plain(answer?.html ?? '') };
  return [
    { ...about, words: 'Between {n} and', facts: [Math.min(...guests)] },
    { ...about, words: 'and {n}, depending on the suite', facts: [Math.max(...guests)] },
  ];
}

/** Every number that the texts state of suites, decks, venues and access. */
export function statementsOf(line: SampleLine): readonly Statement[] {
  const marinaDeck = line.vessel.decks.find(({ rooms }) =>
    rooms.some(({ page }) => page?.slug === 'the-marina'),
  )?.number;
  return [
    ...line.suites.flatMap(({ suite }) =>
      suiteStatements(
        suite,
        line.vessel.floorPlans.find(({ category }) => category === suite.category),
        marinaDeck ?? 0,
      ),
    ),
    ...vesselStatements(line),
    ...onboardStatements(line),
    ...accessStatements(line),
    ...guestStatements(line),
  ];
}
