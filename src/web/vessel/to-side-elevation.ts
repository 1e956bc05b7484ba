import type { Deck, Vessel } from '../../core/vessel/vessel';
import type { SideDeckView, SideElevationView } from '../../../views/vessel/SideElevation';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { closedPath, tenth } from './svg-numbers';

const scale = 6;
const margin = 8;
/** Heights are in metres: of a deck, of the lowest guest deck above the water, of the structure above the highest. */
const deckHeight = 3.1;
const freeboard = 2.4;
const funnelHeight = 7.5;
const mastHeight = 12;
const roomForNumbers = 5;
const window = { inset: 3, sill: 1.55 };

type ToSheet = (x: number, height: number) => readonly [number, number];

export function toSideElevation(
  { name, decks, measure }: Pick<Vessel, 'name' | 'decks' | 'measure'>,
  hrefOf: (deck: Deck) => string,
): SideElevationView {
  const top = freeboard + decks.length * deckHeight + mastHeight;
  const at: ToSheet = (x, height) => [tenth(margin + x * scale), tenth((top - height) * scale)];
  const highest = decks.at(-1);
  const roof = freeboard + decks.length * deckHeight;
  const stack = highest ? highest.from + (highest.to - highest.from) * 0.62 : measure.length / 2;
  return {
    width: (measure.length + roomForNumbers) * scale + 2 * margin,
    height: tenth((top + measure.draft) * scale),
    hull: hullOf(measure, at),
    funnel: closedPath([
      at(stack - 6, roof),
      at(stack - 3.5, roof + funnelHeight),
      at(stack + 6, roof + funnelHeight),
      at(stack + 9, roof),
    ]),
    mast: `M${at(stack - 34, roof).join(' ')}L${at(stack - 31, roof + mastHeight - 3).join(' ')}M${at(stack - 36.5, roof + 6).join(' ')}H${at(stack - 28, 0)[0]}M${at(stack - 35.5, roof + 8.2).join(' ')}H${at(stack - 30, 0)[0]}`,
    waterline: at(0, 0)[1],
    decks: decks.map((deck, index) => toDeck(deck, { index, at, href: hrefOf(deck) })),
    numberX: at(measure.length + roomForNumbers, 0)[0],
    title: texts.sideTitle(name),
    description: texts.sideDescription(decks.map((deck) => labelOf(deck))),
  };
}

const labelOf = ({ number, name }: Deck): string => `${texts.deck(number)}, ${name}`;

const inHull = 2;
const point = ([x, y]: readonly [number, number]) => `${x} ${y}`;

/** A raked bow, a straight keel, a stern that ends above the marina's platform; the two lowest decks are inside it. */
function hullOf({ length, draft }: Vessel['measure'], at: ToSheet): string {
  const sheer = freeboard + inHull * deckHeight;
  const bow = [
    `M${point(at(-1, sheer + 1.4))}`,
    `Q${point(at(6, sheer * 0.55))} ${point(at(8, 0))}`,
    `Q${point(at(8.5, -draft))} ${point(at(15, -draft))}`,
  ];
  const keel = [
    `L${point(at(length - 20, -draft))}`,
    `Q${point(at(length - 10, -draft))} ${point(at(length - 7, -0.6))}`,
  ];
  const stern = [
    `L${point(at(length - 2.5, 0.5))}`,
    `L${point(at(length - 4, freeboard + deckHeight))}`,
    `L${point(at(length - 7, sheer))}`,
  ];
  const rail = [
    `L${point(at(length * 0.2, sheer))}`,
    `Q${point(at(length * 0.09, sheer))} ${point(at(-1, sheer + 1.4))}Z`,
  ];
  return [...bow, ...keel, ...stern, ...rail].join('');
}

function toDeck(
  deck: Deck,
  { index, at, href }: { readonly index: number; readonly at: ToSheet; readonly href: string },
): SideDeckView {
  const { number, from, to } = deck;
  const floor = freeboard + index * deckHeight;
  const ceiling = floor + deckHeight;
  const isInHull = index < inHull;
  const start = isInHull ? from + 9 - index * 3 : from;
  const end = isInHull ? to - 4 - index * 2 : to;
  const [rake, step] = isInHull ? [0, 0] : [6, 3];
  const [x1, y] = at(start + window.inset + rake, floor + window.sill);
  const front = isInHull
    ? `L${point(at(start, ceiling))}`
    : `Q${point(at(start + 0.5, floor + deckHeight * 0.7))} ${point(at(start + rake, ceiling))}`;
  return {
    number,
    label: labelOf(deck),
    href,
    isInHull,
    outline: `M${point(at(start, floor))}${front}L${point(at(end - step, ceiling))}L${point(at(end, floor))}Z`,
    windows: { x1, x2: at(end - window.inset - step, 0)[0], y },
    numberY: tenth(y + 4),
  };
}
