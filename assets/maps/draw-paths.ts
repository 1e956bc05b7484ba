import type { Point } from './map-frame';

const SOFTEST_TURN = 16;

/**
 * Closed outlines in tenths of a unit, without those too small to see; the larger `coarseness` is, the more are left
 * out.
 */
export function landPath(rings: readonly (readonly Point[])[], coarseness: number): string {
  return rings
    .filter((ring) => areaOf(ring) > coarseness)
    .map((ring) => relativePath(thinned(ring, coarseness)))
    .join('');
}

export function softLine(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const turns = points.slice(1, -1).map((corner, index) => {
    const before = towards(corner, points[index] ?? corner);
    const after = towards(corner, points[index + 2] ?? corner);
    return `L${text(before)}Q${text(corner)} ${text(after)}`;
  });
  return `M${text(first)}${turns.join('')}L${text(last)}`;
}

export function tenth(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

function text([x, y]: Point): string {
  return `${tenth(x)},${tenth(y)}`;
}

/** A point on the way from the corner to its neighbour, half way at most, so that two curves never cross. */
function towards(corner: Point, neighbour: Point): Point {
  const length = Math.hypot(neighbour[0] - corner[0], neighbour[1] - corner[1]);
  const share = length === 0 ? 0 : Math.min(SOFTEST_TURN, length / 2) / length;
  return [corner[0] + (neighbour[0] - corner[0]) * share, corner[1] + (neighbour[1] - corner[1]) * share];
}

function thinned(ring: readonly Point[], coarseness: number): Point[] {
  const retained: Point[] = [];
  for (const point of ring) {
    const last = retained.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= coarseness) retained.push(point);
  }
  return retained.length > 3 ? retained : [...ring];
}

function relativePath(ring: readonly Point[]): string {
  const steps = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const parts = steps.map(([x, y], index) => {
    const [fromX, fromY] = steps[index - 1] ?? [0, 0];
    return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${shortened(x - fromX)},${shortened(y - fromY)}`;
  });
  return `${parts.join('').replaceAll(',-', '-').replaceAll(' -', '-')}z`;
}

/** Tenths as short text: 15 → 1.5, -4 → -.4. */
function shortened(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
