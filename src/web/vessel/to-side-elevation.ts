import type { Deck, Vessel } from '../../core/vessel/vessel';
import type { SideDeckView, SideElevationView } from '../../../views/vessel/SideElevation';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { closedPath, tenth } from './svg-numbers';

/** Units for a metre. */
const scale = 6;
const margin = 8;
/** Metres: from one deck to the next, from the water to the lowest guest deck, and what stands above the highest. */
const deckHeight = 3.1;
const freeboard = 2.4;
const funnelHeight = 7.5;
const mastHeight = 13;
const window = { inset: 3, sill: 1.55 };

/** From metres aft of the bow and above the water to the sheet. */
type ToSheet = (x: number, height: number) => readonly [number, number];

/** The yacht from port, each deck a link to what is said of it. `hrefOf` names the place on the page or the page. */
export function toSideElevation({ name, decks, measure }: Pick<Vessel, 'name' | 'decks' | 'measure'>, hrefOf: (deck: Deck) => string): SideElevationView {
  const top = freeboard + decks.length * deckHeight + mastHeight;
  const at: ToSheet = (x, height) => [tenth(margin + x * scale), tenth((top - height) * scale)];
  const highest = decks.at(-1);
  const roof = freeboard + decks.length * deckHeight;
  const stack = highest ? highest.from + (highest.to - highest.from) * 0.62 : measure.length / 2;
  return {
    width: measure.length * scale + 2 * margin,
    height: tenth((top + measure.draft) * scale),
    hull: hullOf(measure, at),
    funnel: closedPath([at(stack - 6, roof), at(stack - 3.5, roof + funnelHeight), at(stack + 6, roof + funnelHeight), at(stack + 9, roof)]),
    mast: `M${at(stack - 34, roof).join(' ')}L${at(stack - 31, roof + mastHeight - 3).join(' ')}M${at(stack - 36.5, roof + 6).join(' ')}H${at(stack - 28, 0)[0]}M${at(stack - 35.5, roof + 8.2).join(' ')}H${at(stack - 30, 0)[0]}`,
    waterline: at(0, 0)[1],
    decks: decks.map((deck, index) => toDeck(deck, { index, at, href: hrefOf(deck) })),
    numberX: at(measure.length - 3, 0)[0],
    title: texts.sideTitle(name),
    description: texts.sideDescription(decks.map((deck) => labelOf(deck))),
  };
}

export const labelOf = ({ number, name }: Deck): string => `${texts.deck(number)}, ${name}`;

/** A raked bow, a straight keel, a stern that ends above the marina's platform. */
function hullOf({ length, draft }: Vessel['measure'], at: ToSheet): string {
  const sheer = freeboard + 2 * deckHeight;
  const [bow, stem, forefoot] = [at(0, sheer + 1.2), at(7, 0), at(13, -draft)];
  const [heel, counter, transom, rail] = [at(length - 16, -draft), at(length - 6, -0.4), at(length - 1.5, freeboard), at(length - 1.5, freeboard + deckHeight)];
  const shoulder = at(length * 0.16, sheer);
  const waist = at(length * 0.17, freeboard + deckHeight);
  const point = ([x, y]: readonly [number, number]) => `${x} ${y}`;
  return `M${point(bow)}Q${point(at(4, sheer / 2))} ${point(stem)}Q${point(at(9, -draft))} ${point(forefoot)}L${point(heel)}Q${point(at(length - 9, -draft))} ${point(counter)}L${point(transom)}L${point(rail)}L${point(waist)}L${point(shoulder)}Z`;
}

function toDeck({ number, name, from, to }: Deck, { index, at, href }: { readonly index: number; readonly at: ToSheet; readonly href: string }): SideDeckView {
  const floor = freeboard + index * deckHeight;
  const ceiling = floor + deckHeight;
  // The two lowest lie inside the hull, whose bow narrows under them.
  const start = index < 2 ? from + 12 - index * 4 : from;
  const rake = index < 2 ? 0 : 3;
  const [x1, sill] = at(start + window.inset + rake, floor + window.sill);
  return {
    number,
    label: labelOf({ number, name } as Deck),
    href,
    outline: closedPath([at(start, floor), at(start + rake, ceiling), at(to - rake, ceiling), at(to, floor)]),
    windows: { x1, x2: at(to - window.inset - rake, 0)[0], y: sill },
    numberY: tenth(sill + 4),
  };
}
