import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-frame';

const CELL = 3;
/** Units beyond the picture that a course may use, for example around a cape below its edge. */
export const BEYOND = 90;
const COLUMNS = Math.ceil((MAP_WIDTH + 2 * BEYOND) / CELL);
const ROWS = Math.ceil((MAP_HEIGHT + 2 * BEYOND) / CELL);
/** Cells from the coast within which sailing costs more, so that courses keep a distance. */
const OFFING = 5;

/** The picture as square cells of sea and land, each with its cost of sailing. */
export class SeaGrid {
  readonly columns = COLUMNS;
  readonly rows = ROWS;
  private readonly distance: Uint8Array;
  private readonly inland: Uint8Array;

  constructor(rings: readonly (readonly Point[])[]) {
    this.inland = fillRings(rings);
    const land = this.inland.slice();
    for (const point of rings.flatMap(outline)) land[this.cellAt(point)] = 1;
    this.distance = distanceFromLand(land);
  }

  /**
   * 1 in open water, up to 2.5 along the coast. A cell with a shore costs much and land costs more, but neither is
   * impassable, because a strait or an island may be narrower than a cell.
   */
  cost(cell: number): number {
    const distance = this.distance[cell] ?? 0;
    if (distance > 0) return 1 + (1.5 * (OFFING - distance)) / OFFING;
    return this.inland[cell] === 1 ? 30 : 12;
  }

  cellAt([x, y]: Point): number {
    const column = clamp(Math.floor((x + BEYOND) / CELL), COLUMNS);
    return clamp(Math.floor((y + BEYOND) / CELL), ROWS) * COLUMNS + column;
  }

  centreOf(cell: number): Point {
    return [((cell % COLUMNS) + 0.5) * CELL - BEYOND, (Math.floor(cell / COLUMNS) + 0.5) * CELL - BEYOND];
  }

  /** Whether a straight line stays on water, and away from the coast unless it starts or ends there. */
  isClear(from: Point, to: Point): boolean {
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (CELL / 2));
    const least = Math.min(this.offing(from), this.offing(to), 3);
    for (let step = 1; step < steps; step += 1) {
      const share = step / steps;
      const point: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const nearEnd = Math.min(step, steps - step) * (CELL / 2) < 2 * CELL;
      const offing = this.offing(point);
      if (offing < (nearEnd ? Math.min(1, least) : Math.max(1, least))) return false;
    }
    return true;
  }

  private offing(point: Point): number {
    return this.distance[this.cellAt(point)] ?? 0;
  }
}

function outline(ring: readonly Point[]): Point[] {
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const count = Math.ceil(Math.hypot(nextX - x, nextY - y) / (CELL / 2));
    return Array.from({ length: count }, (_, step): Point => [
      x + ((nextX - x) * step) / count,
      y + ((nextY - y) * step) / count,
    ]);
  });
}

function clamp(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}

/** Fills rings by even-odd scan lines through the middle of each row of cells. */
function fillRings(rings: readonly (readonly Point[])[]): Uint8Array {
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      const first = Math.max(0, Math.ceil((Math.min(y1, y2) + BEYOND) / CELL - 0.5));
      for (let row = first; row < ROWS; row += 1) {
        const y = (row + 0.5) * CELL - BEYOND;
        if (y >= Math.max(y1, y2)) break;
        crossings[row]?.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
      }
    });
  }
  const land = new Uint8Array(COLUMNS * ROWS);
  crossings.forEach((unsorted, row) => {
    const xs = unsorted.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const from = Math.max(0, Math.ceil(((xs[pair] ?? 0) + BEYOND) / CELL - 0.5));
      const to = Math.min(COLUMNS - 1, Math.floor(((xs[pair + 1] ?? 0) + BEYOND) / CELL - 0.5));
      for (let column = from; column <= to; column += 1) land[row * COLUMNS + column] = 1;
    }
  });
  return land;
}

function distanceFromLand(land: Uint8Array): Uint8Array {
  const distance = land.map((isLand) => (isLand ? 0 : OFFING));
  for (let round = 1; round < OFFING; round += 1) {
    for (let cell = 0; cell < distance.length; cell += 1) {
      if (distance[cell] !== OFFING) continue;
      const column = cell % COLUMNS;
      const isNextTo =
        (column > 0 && distance[cell - 1] === round - 1) ||
        (column < COLUMNS - 1 && distance[cell + 1] === round - 1) ||
        distance[cell - COLUMNS] === round - 1 ||
        distance[cell + COLUMNS] === round - 1;
      if (isNextTo) distance[cell] = round;
    }
  }
  return distance;
}
