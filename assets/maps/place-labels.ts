import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-frame';

export interface LabelledPort {
  readonly at: Point;
  readonly name: string;
  readonly days: string;
}

export interface PlacedLabel extends LabelledPort {
  readonly anchor: 'start' | 'middle' | 'end';
  /** Base line of the name; the days are one line below. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sizes that the style sheet must use: names are 16 units high, days 12. */
const NAME_SIZE = 16;
const DAY_SIZE = 12;
export const LINE_STEP = 15;
/** Average width of a character of the text face, as a share of its size, rounded up. */
const CHARACTER = 0.56;
const EDGE = 6;
const DOT = 6;
const ROUNDS = 3;

const SIDES = [
  { anchor: 'start', dx: 1, dy: 0 },
  { anchor: 'end', dx: -1, dy: 0 },
  { anchor: 'start', dx: 0.75, dy: -1 },
  { anchor: 'start', dx: 0.75, dy: 1 },
  { anchor: 'end', dx: -0.75, dy: -1 },
  { anchor: 'end', dx: -0.75, dy: 1 },
  { anchor: 'middle', dx: 0, dy: -1 },
  { anchor: 'middle', dx: 0, dy: 1 },
] as const;
const DISTANCES = [11, 20, 32];

/**
 * Places labels away from other names, from dots and, where possible, from the line. Greedy, then each label is placed
 * once more.
 */
export function placeLabels(ports: readonly LabelledPort[], line: readonly Point[]): readonly PlacedLabel[] {
  let placed: readonly (PlacedLabel | undefined)[] = ports.map(() => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    ports.forEach((port, index) => {
      const others = placed.filter((label, other) => label && other !== index) as PlacedLabel[];
      const [best] = candidatesOf(port)
        .map((candidate, rank) => ({ candidate, cost: costOf(candidate, { others, ports, line }) + rank }))
        .sort((one, other) => one.cost - other.cost);
      placed = placed.with(index, best?.candidate);
    });
  }
  return placed.filter((label) => label !== undefined);
}

function candidatesOf(port: LabelledPort): PlacedLabel[] {
  const width = Math.max(port.name.length * NAME_SIZE, port.days.length * DAY_SIZE) * CHARACTER;
  const height = NAME_SIZE + (port.days === '' ? 2 : LINE_STEP);
  return DISTANCES.flatMap((distance) =>
    SIDES.map(({ anchor, dx, dy }) => {
      const x = port.at[0] + dx * distance;
      const middle = port.at[1] + dy * (distance + (anchor === 'middle' ? height / 2 - 4 : 8));
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      const top = middle - height / 2;
      return {
        ...port,
        anchor,
        x,
        y: top + NAME_SIZE - 3,
        box: { left, top, right: left + width, bottom: top + height },
      };
    }),
  );
}

function costOf(
  { at, box }: PlacedLabel,
  around: {
    readonly others: readonly PlacedLabel[];
    readonly ports: readonly LabelledPort[];
    readonly line: readonly Point[];
  },
): number {
  const isOutside = box.left < EDGE || box.top < EDGE || box.right > MAP_WIDTH - EDGE || box.bottom > MAP_HEIGHT - EDGE;
  const overlaps = around.others.filter((other) => areOverlapping(box, other.box)).length;
  const strangers = around.ports.filter((port) => port.at !== at);
  const dots = strangers.filter((port) => isInside(grown(box, DOT), port.at)).length;
  const isNearAnother = strangers.some((port) => distanceTo(box, port.at) < distanceTo(box, at) + DOT);
  const crossed = around.line.filter((point) => isInside(grown(box, 1), point)).length;
  return (isOutside ? 10_000 : 0) + overlaps * 2_000 + dots * 600 + (isNearAnother ? 60 : 0) + crossed * 10;
}

export function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function distanceTo({ left, top, right, bottom }: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function isInside({ left, top, right, bottom }: Box, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
