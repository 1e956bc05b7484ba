import type { Rectangle } from '../../core/shared/rectangle';
import { halfBreadth, type SuiteOnDeck, roomArea } from '../../core/vessel/deck-layout';
import type { Deck, DeckRoom, Stretch, YachtMeasure } from '../../core/vessel/vessel';
import type { PlanCabinView, PlanRoomView, UprightPlanView } from '../../../views/cabins/cabin-views';
import { cabinTexts as texts } from '../../../views/cabins/cabins.texts';
import { closedPath, tenth } from '../vessel/svg-numbers';

const scale = 10;
const margin = 6;
/** Metres of deck that are drawn before the first cabin and behind the last. */
const around = 9;
const characterWidth = 6.2;
const minRoomLength = 2;

type DrawnCabin = Omit<PlanCabinView, keyof Rectangle | 'terraces'>;

interface UprightPlanSources {
  readonly deck: Deck;
  readonly yacht: YachtMeasure;
  readonly layout: readonly SuiteOnDeck[];
  readonly toDrawnCabin: (cabin: SuiteOnDeck) => DrawnCabin;
}

/** Draws only the part of the deck with cabins, so that they are large enough to be tapped on a phone. */
export function toUprightPlan({ deck, yacht, layout, toDrawnCabin }: UprightPlanSources): UprightPlanView {
  const axis = margin + (yacht.beam / 2) * scale;
  const stretch = stretchOf(layout, deck);
  const toBox = ({ x, y, width, height }: Rectangle): Rectangle => ({
    x: tenth(axis + y * scale),
    y: tenth((x - stretch.from) * scale),
    width: tenth(height * scale),
    height: tenth(width * scale),
  });
  const [width, height] = [yacht.beam * scale + 2 * margin, tenth((stretch.to - stretch.from) * scale)];
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    title: texts.planOf(texts.deck(deck.number), deck.name),
    outline: outlineOf(deck, { yacht, stretch, axis }),
    rooms: deck.rooms.flatMap((room) => toRoom(room, { deck, yacht, stretch, toBox })),
    elevators: (yacht.elevators ?? [])
      .filter(
        ({ from, to }) =>
          from < stretch.to && to > stretch.from && !layout.some((one) => liesAcross(one, { from, to })),
      )
      .map(({ from, to }) => toBox({ x: from, y: -yacht.corridor / 2, width: to - from, height: yacht.corridor })),
    cabins: layout.map((cabin) => ({
      ...toDrawnCabin(cabin),
      ...toBox(cabin.inside),
      terraces: cabin.terraces.map(toBox),
    })),
  };
}

const liesAcross = ({ inside: { x, y, width, height } }: SuiteOnDeck, { from, to }: Stretch) =>
  x < to && x + width > from && y < 0 && y + height > 0;

function stretchOf(layout: readonly SuiteOnDeck[], deck: Deck): Stretch {
  const ends = layout.flatMap(({ inside, terraces }) => [inside, ...terraces]);
  const from = Math.min(...ends.map(({ x }) => x)) - around;
  const to = Math.max(...ends.map(({ x, width }) => x + width)) + around;
  return { from: Math.max(deck.from, from), to: Math.min(deck.to, to) };
}

interface RoomFrame {
  readonly deck: Deck;
  readonly yacht: YachtMeasure;
  readonly stretch: Stretch;
  readonly toBox: (area: Rectangle) => Rectangle;
}

/** Rooms are cut off where the drawing ends; a remaining sliver is left out. */
function toRoom(room: DeckRoom, { deck, yacht, stretch, toBox }: RoomFrame): readonly PlanRoomView[] {
  const from = Math.max(room.from, stretch.from);
  const to = Math.min(room.to, stretch.to);
  if (to - from < minRoomLength) return [];
  const area = roomArea(room, { deck, yacht });
  const box = toBox({ ...area, x: from, width: to - from });
  const fits = room.name.length * characterWidth <= box.width;
  return [{ name: room.name, lines: fits ? [room.name] : room.name.split(' '), ...box }];
}

const outlineSteps = 40;

function outlineOf(
  deck: Deck,
  { yacht, stretch, axis }: { readonly yacht: YachtMeasure; readonly stretch: Stretch; readonly axis: number },
): string {
  const steps = Array.from(
    { length: outlineSteps + 1 },
    (_, index) => stretch.from + ((stretch.to - stretch.from) * index) / outlineSteps,
  );
  const half = (x: number) => halfBreadth({ deck, yacht, x }) * scale;
  const down = (x: number) => (x - stretch.from) * scale;
  return closedPath([
    ...steps.map((x) => [axis + half(x), down(x)] as const),
    ...steps.toReversed().map((x) => [axis - half(x), down(x)] as const),
  ]);
}
