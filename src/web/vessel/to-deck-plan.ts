import type { Rectangle } from '../../core/shared/rectangle';
import { type DeckWithSuites, halfBreadth, layOutDeck, roomArea } from '../../core/vessel/deck-layout';
import type { DeckRoom, YachtMeasure } from '../../core/vessel/vessel';
import type { DeckPlanView, DeckRoomView, DeckSuiteView } from '../../../views/vessel/deck-plan-view';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { hrefOnboard, hrefSuite, hrefVenue } from '../hrefs';
import { closedPath, tenth } from './svg-numbers';
import { numbersText } from '../../core/vessel/cabin-numbers';
import { suiteSizeText } from '../../core/voyages/suite-size';
import { guestsText } from './suite-texts';

const scale = 6;
const margin = 8;
const characterWidth = 6;
const wallToName = 8;

interface DeckPlanSources extends DeckWithSuites {
  readonly vessel: string;
}

export function toDeckPlan({ deck, yacht, suites, vessel }: DeckPlanSources): DeckPlanView {
  const axis = margin + (yacht.beam / 2) * scale;
  const toBox = ({ x, y, width, height }: Rectangle): Rectangle => ({
    x: tenth(margin + x * scale),
    // Seen from above with the bow on the left, starboard is at the top.
    y: tenth(axis - (y + height) * scale),
    width: tenth(width * scale),
    height: tenth(height * scale),
  });
  const layout = layOutDeck({ deck, yacht, suites });
  const here = suites.filter(({ category }) => layout.some((one) => one.category === category));
  const rooms = deck.rooms.map((room) => toRoom(room, toBox(roomArea(room, { deck, yacht }))));
  return {
    number: deck.number,
    label: texts.deck(deck.number),
    name: deck.name,
    text: deck.text,
    width: yacht.length * scale + 2 * margin,
    height: yacht.beam * scale + 2 * margin,
    hull: outlineOf({ from: 0, to: yacht.length }, yacht, axis),
    outline: outlineOf(deck, yacht, axis),
    rooms,
    suites: here.map((suite): DeckSuiteView => {
      const cabins = layout.filter(({ category }) => category === suite.category);
      return {
        category: suite.category,
        title: suite.title,
        href: hrefSuite(vessel, suite.slug),
        numbers: numbersText(cabins.map(({ number }) => number)),
        size: suiteSizeText(suite),
        guests: guestsText(suite),
        cabins: cabins.map(({ number, inside, terraces }) => ({
          number,
          ...toBox(inside),
          terraces: terraces.map(toBox),
        })),
      };
    }),
    description: texts.planDescription(
      layout.length,
      rooms.map(({ name }) => name),
    ),
  };
}

function toRoom({ name, page }: DeckRoom, box: Rectangle): DeckRoomView {
  return {
    name,
    ...fitName(name, box),
    ...box,
    ...(page ? { href: page.kind === 'venue' ? hrefVenue(page.slug) : hrefOnboard(page.slug) } : {}),
  };
}

/** In one line where it fits, else one word per line; along the yacht where that fits, else across it. */
function fitName(name: string, { width, height }: Rectangle): Pick<DeckRoomView, 'lines' | 'isNarrow'> {
  const words = name.split(' ');
  const layouts = [[name], words].flatMap((lines) => [
    { lines, isNarrow: false },
    { lines, isNarrow: true },
  ]);
  const fits = ({ lines, isNarrow }: Pick<DeckRoomView, 'lines' | 'isNarrow'>) =>
    lines.every((line) => line.length * characterWidth + wallToName <= (isNarrow ? height : width));
  return layouts.find(fits) ?? { lines: words, isNarrow: false };
}

function outlineOf(deck: { readonly from: number; readonly to: number }, yacht: YachtMeasure, axis: number): string {
  const steps = Array.from({ length: 61 }, (_, index) => deck.from + ((deck.to - deck.from) * index) / 60);
  const half = (x: number) => halfBreadth({ deck, yacht, x }) * scale;
  return closedPath([
    ...steps.map((x) => [margin + x * scale, axis + half(x)] as const),
    ...steps.toReversed().map((x) => [margin + x * scale, axis - half(x)] as const),
  ]);
}
