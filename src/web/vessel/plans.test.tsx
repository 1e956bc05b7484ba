import { renderToStaticMarkup } from 'react-dom/server';
import { readSampleLine } from '../../../test/builders/sample-line';
import { CabinPatterns } from '../../../views/vessel/CabinPatterns';
import { DeckOverview, DeckPlan } from '../../../views/vessel/DeckPlan';
import { DeckSuites } from '../../../views/vessel/DeckSuites';
import { FloorPlan } from '../../../views/vessel/FloorPlan';
import { SideElevation } from '../../../views/vessel/SideElevation';
import { toDeckPlan } from './to-deck-plan';
import { toFloorPlans } from './to-floor-plan';
import { toSideElevation } from './to-side-elevation';
import { attributesIn, hrefOf, parseHtml, textsIn } from '../../../test/support/parse-html';

const { vessel, suites: all } = readSampleLine();
const suites = all.map(({ suite }) => suite);
const plans = vessel.decks.map((deck) => toDeckPlan({ deck, yacht: vessel.measure, suites, vessel: 'the-yacht' }));
const decks = plans.map((deck) => renderToStaticMarkup(<DeckPlan deck={deck} />)).join('');
const floors = suites.flatMap((suite) => {
  const plan = vessel.floorPlans.find(({ category }) => category === suite.category);
  return plan ? toFloorPlans(plan, suite.title) : [];
});

describe('the deck plans', () => {
  it('VOY-33 draw each of the 95 cabins exactly once, with its number', () => {
    const drawn = attributesIn(decks, '[data-cabin]', 'data-cabin');
    expect(drawn).toHaveLength(95);
    expect(new Set(drawn)).toEqual(new Set(suites.flatMap(({ cabins }) => cabins)));
    expect(textsIn(decks, 'text.deck-plan__number').toSorted()).toEqual(drawn.toSorted());
  });

  it('VOY-33 write the name of each room between its walls', () => {
    const lineHeight = 13;
    const crossing = plans
      .flatMap(({ rooms }) => rooms)
      .filter(({ lines, isNarrow, width, height }) => {
        const [along, across] = isNarrow ? [height, width] : [width, height];
        return lines.some((line) => line.length * 6 + 8 > along) || lines.length * lineHeight > across;
      });
    expect(crossing).toEqual([]);
  });

  it('VOY-33 lead from the cabins of each category to its page, by one link with a name, and say the same in words', () => {
    for (const { title, slug, cabins, decks: on } of suites) {
      const deck = plans.find(({ number }) => on.includes(number));
      if (!deck) throw new Error(`${title} is on no deck`);
      const drawn = renderToStaticMarkup(<DeckPlan deck={deck} />);
      expect(attributesIn(drawn, `a[href="/vessels/the-yacht/suites/${slug}"]`, 'aria-label')).toEqual([
        expect.stringMatching(new RegExp(`^${title}, .`)),
      ]);
      const words = renderToStaticMarkup(<DeckSuites deck={deck} />);
      expect(hrefOf(words, title)).toBe(`/vessels/the-yacht/suites/${slug}`);
      expect(words).toContain(cabins.length > 2 ? `${cabins[0]} to ${cabins.at(-1)}` : String(cabins[0]));
    }
  });

  it('VOY-33 fill each cabin with a pattern that the page defines, and step back around the one that is looked for', () => {
    const defined = new Set(attributesIn(renderToStaticMarkup(<CabinPatterns />), 'pattern[id]', 'id'));
    const used = new Set(
      attributesIn(decks, '[fill^="url(#"]', 'fill').map((fill) => /#([^)]+)/.exec(fill)?.[1] ?? ''),
    );
    expect(used.size).toBe(14);
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
    const deck = plans.find(({ number }) => number === 5);
    const marked = deck ? renderToStaticMarkup(<DeckOverview deck={deck} markedCategory="SVS" />) : '';
    expect(textsIn(marked, 'text.deck-plan__number')).toEqual(['515', '516', '517', '518', '519', '520', '521', '522']);
    expect(textsIn(marked, '[role="img"] > title')).toEqual([
      expect.stringMatching(/^Deck 5, The Water Deck, .*Seaview Suite with Studio marked: 515 to 522$/),
    ]);
    expect(parseHtml(marked).querySelector('a')).toBeNull();
  });

  it('ROU-32 have names and descriptions, can be moved by keyboard, and carry no inline style', () => {
    const side = renderToStaticMarkup(
      <SideElevation side={toSideElevation(vessel, ({ number }) => `#deck-${number}`)} />,
    );
    expect(parseHtml(decks + side).querySelectorAll('[role="region"][aria-label][tabindex="0"]')).toHaveLength(7);
    expect(parseHtml(decks + side).querySelectorAll('title[id]')).toHaveLength(7);
    expect(attributesIn(side, '[href^="#deck-"]', 'href')).toEqual([
      '#deck-5',
      '#deck-6',
      '#deck-7',
      '#deck-8',
      '#deck-9',
      '#deck-10',
    ]);
    expect(decks + side).not.toMatch(/NaN|undefined/);
    expect(parseHtml(decks + side).querySelector('[style]')).toBeNull();
  });

  it('ROU-32 lead from restaurants and rooms to their pages', () => {
    expect(
      parseHtml(decks).querySelector('[href="/culinary-and-beverage/venue/halyard"][aria-label="Halyard"]'),
    ).not.toBeNull();
    expect(parseHtml(decks).querySelector('[href="/life-onboard/the-marina"][aria-label="Marina"]')).not.toBeNull();
  });
});

describe('the floor plans', () => {
  it('VOY-33 are pictures with a name and with every room in words, numbered alike', () => {
    expect(floors).toHaveLength(16);
    for (const plan of floors) {
      const html = renderToStaticMarkup(<FloorPlan plan={plan} />);
      expect(parseHtml(html).querySelector('svg[role="img"]')?.attributes).toMatchObject({
        'aria-labelledby': `${plan.id}-title`,
        'aria-describedby': `${plan.id}-words`,
      });
      expect(textsIn(html, `title[id="${plan.id}-title"]`)).toEqual([plan.title]);
      const drawn = textsIn(html, '.floor-plan__figure');
      expect(drawn.length).toBeGreaterThan(4);
      expect(textsIn(html, '.floor-plan__number[aria-hidden="true"]')).toEqual(drawn);
      expect(html).not.toMatch(/NaN|undefined/);
      expect(parseHtml(html).querySelector('[style]')).toBeNull();
    }
  });

  it('VOY-33 cross out, above the living room of the Loft Suite, what is open to it, and put no bedroom there', () => {
    const gallery = floors.find(({ title, floor }) => title.includes('Loft Suite') && floor === 'Gallery');
    if (!gallery) throw new Error('no plan of the gallery');
    const open = gallery.rooms.filter(({ kind }) => kind === 'void');
    const drawn = attributesIn(renderToStaticMarkup(<FloorPlan plan={gallery} />), '.floor-plan__void', 'd');
    expect(drawn).toEqual(open.map(({ x, y }) => expect.stringMatching(`^M${x} ${y}l`)));
    const lower = vessel.floorPlans.find(({ category }) => category === 'LS')?.floors[0].rooms;
    const living = lower?.find(({ kind }) => kind === 'living');
    const above = vessel.floorPlans.find(({ category }) => category === 'LS')?.floors[1]?.rooms;
    const shaft = above?.find(({ kind }) => kind === 'void');
    const grand = living?.pieces.find(({ kind }) => kind === 'grand');
    if (!grand || !shaft) throw new Error('no piano below an open shaft');
    expect([shaft.x <= grand.x, grand.x + grand.width <= shaft.x + shaft.width]).toEqual([true, true]);
  });

  it('VOY-33 keep each number inside its room, and number on over the floors of one suite', () => {
    for (const { rooms, terraces } of floors) {
      const astray = [...rooms, ...terraces].filter(
        ({ x, y, width, height, labelX, labelY }) =>
          labelX < x || labelX > x + width || labelY < y || labelY > y + height,
      );
      expect(astray).toEqual([]);
    }
    const loft = floors
      .filter(({ title }) => title.includes('Loft Suite'))
      .flatMap(({ rooms, terraces }) => [...rooms, ...terraces].map(({ number }) => number));
    expect(loft).toEqual(loft.map((_, index) => index + 1));
  });
});
