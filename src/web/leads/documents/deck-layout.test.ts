import { loadForms } from '../../../adapters/embedded-line/content/load-forms';
import { loadLine } from '../../../adapters/embedded-line/content/load-line';
import { halfBreadth, layOutDeck } from './deck-layout';
import { numbersText } from './numbers-text';
import { breakLines, runsOf } from './type-setting';

const line = loadLine('config/sample-line');
const suites = line.suites.map(({ suite }) => suite);
const book = loadForms('config/sample-line', 'US').documents.find(({ slug }) => slug === 'deck-plans')?.book;
if (book?.kind !== 'deck-plans') throw new Error('The sample line has no deck plans.');
const { yacht, decks } = book;
const laid = decks.map((deck) => ({ deck, suites: layOutDeck({ deck, yacht, suites }) }));

describe('a deck plan', () => {
  it('FRM-01 draws every suite of the yacht once, odd numbers to starboard, each as large as it is', () => {
    const all = laid.flatMap((deck) => deck.suites);
    expect(all.map(({ number }) => number).sort()).toEqual(suites.flatMap(({ cabins }) => cabins).sort());
    const sizeOf = new Map(suites.map((suite) => [suite.category, suite.squareMetres]));
    for (const { number, category, inside } of all) {
      const floors = yacht.twoStoreys.includes(category) ? 2 : 1;
      expect([number, Math.round(inside.width * inside.height * floors)]).toEqual([number, sizeOf.get(category)]);
      if (!yacht.acrossTheBeam.includes(category)) expect([number, inside.y > 0]).toEqual([number, Number(number) % 2 === 1]);
    }
  });

  it('FRM-01 keeps every suite and terrace inside its deck, and off the rooms', () => {
    for (const { deck, suites: onDeck } of laid) {
      const areas = onDeck.flatMap(({ inside, terraces }) => [inside, ...terraces]);
      const overboard = areas.filter(({ x, y, width, height }) =>
        [x, x + width].some((at) => Math.max(Math.abs(y), Math.abs(y + height)) > halfBreadth({ deck, yacht, x: at })));
      const inRooms = areas.filter(({ x, width }) => deck.rooms.some(({ from, to }) => x < to && x + width > from));
      expect([deck.name, overboard, inRooms]).toEqual([deck.name, [], []]);
    }
  });

  it('FRM-01 says numbers in a row by their ends', () => {
    expect(numbersText(['501', '502', '503', '521'])).toBe('501 to 503, 521');
    expect(numbersText(['1010'])).toBe('1010');
  });
});

describe('the setting of type', () => {
  it('FRM-01 breaks lines at words, and sets what a file lacks from the other', () => {
    const measure = (text: string) => text.length;
    expect(breakLines('one two three\nfour', 8, measure)).toEqual(['one two', 'three', 'four']);
    expect(breakLines('immeasurable', 4, measure)).toEqual(['immeasurable']);
    expect(runsOf('Kuşadası').map(({ text, isExtended }) => [text, isExtended])).toEqual([['Ku', false], ['ş', true], ['adası', false]]);
    expect(runsOf('3 – 10 May, 25 m²')).toHaveLength(1);
  });
});
