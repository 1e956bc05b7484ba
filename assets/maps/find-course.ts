import type { Point } from './map-frame';
import { MinHeap } from './min-heap';
import type { SeaGrid } from './sea-grid';

const DIAGONAL = Math.SQRT2;

/**
 * A route over water from one port to another, with as few turns as the coast allows (A* over the grid, then
 * straightened).
 */
export function findCourse(grid: SeaGrid, from: Point, to: Point): readonly Point[] {
  if (grid.isClear(from, to)) return [from, to];
  const cells = search(grid, grid.cellAt(from), grid.cellAt(to));
  const inner = cells.slice(1, -1).map((cell) => grid.centreOf(cell));
  return pulledTight(grid, [from, ...inner, to]);
}

function search(grid: SeaGrid, start: number, goal: number): number[] {
  const cost = new Float64Array(grid.columns * grid.rows).fill(Infinity);
  const cameFrom = new Int32Array(grid.columns * grid.rows).fill(-1);
  const open = new MinHeap();
  cost[start] = 0;
  open.push(start, 0);
  for (let cell = open.pop(); cell !== undefined && cell !== goal; cell = open.pop()) {
    for (const [next, step] of neighbours(grid, cell)) {
      const total = (cost[cell] ?? Infinity) + step * grid.cost(next);
      if (total >= (cost[next] ?? Infinity)) continue;
      cost[next] = total;
      cameFrom[next] = cell;
      open.push(next, total + distanceLeft(grid, next, goal));
    }
  }
  return walkBack(cameFrom, start, goal);
}

function* neighbours(grid: SeaGrid, cell: number): Generator<readonly [number, number]> {
  const column = cell % grid.columns;
  const row = Math.floor(cell / grid.columns);
  for (let down = -1; down <= 1; down += 1) {
    for (let right = -1; right <= 1; right += 1) {
      const isInside =
        column + right >= 0 && column + right < grid.columns && row + down >= 0 && row + down < grid.rows;
      if (!isInside || (down === 0 && right === 0)) continue;
      yield [cell + down * grid.columns + right, down !== 0 && right !== 0 ? DIAGONAL : 1];
    }
  }
}

function distanceLeft(grid: SeaGrid, cell: number, goal: number): number {
  const across = Math.abs((cell % grid.columns) - (goal % grid.columns));
  const along = Math.abs(Math.floor(cell / grid.columns) - Math.floor(goal / grid.columns));
  return Math.max(across, along) + (DIAGONAL - 1) * Math.min(across, along);
}

function walkBack(cameFrom: Int32Array, start: number, goal: number): number[] {
  const cells = [goal];
  for (let cell = goal; cell !== start && cell >= 0;) {
    cell = cameFrom[cell] ?? -1;
    if (cell >= 0) cells.push(cell);
  }
  return cells.reverse();
}

function pulledTight(grid: SeaGrid, points: readonly Point[]): readonly Point[] {
  const retained: Point[] = points.slice(0, 1);
  let at = 0;
  while (at < points.length - 1) {
    let next = at + 1;
    for (let far = points.length - 1; far > at + 1; far -= 1) {
      const [here, there] = [points[at], points[far]];
      if (here && there && grid.isClear(here, there)) {
        next = far;
        break;
      }
    }
    const point = points[next];
    if (point) retained.push(point);
    at = next;
  }
  return retained;
}
