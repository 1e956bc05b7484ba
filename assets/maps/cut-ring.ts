import type { Point } from './map-frame';

export type Ring = readonly Point[];
export type Extent = readonly [leftTop: Point, rightBottom: Point];

interface Edge {
  readonly axis: 0 | 1;
  readonly at: number;
  /** 1 keeps the larger side, -1 the smaller one. */
  readonly keeps: 1 | -1;
}

/**
 * The part of a closed ring inside a rectangle (Sutherland and Hodgman), which is much faster than clipping on a sphere
 * and accurate enough here.
 */
export function cutRing(ring: Ring, [[left, top], [right, bottom]]: Extent): Ring {
  const edges: readonly Edge[] = [
    { axis: 0, at: left, keeps: 1 },
    { axis: 0, at: right, keeps: -1 },
    { axis: 1, at: top, keeps: 1 },
    { axis: 1, at: bottom, keeps: -1 },
  ];
  return edges.reduce(cutAt, ring);
}

function cutAt(ring: Ring, { axis, at, keeps }: Edge): Ring {
  const points: Point[] = [];
  let last = ring.at(-1);
  for (const point of ring) {
    const isIn = (point[axis] - at) * keeps >= 0;
    const wasIn = last !== undefined && (last[axis] - at) * keeps >= 0;
    if (last && isIn !== wasIn) points.push(crossing(last, point, (at - last[axis]) / (point[axis] - last[axis])));
    if (isIn) points.push(point);
    last = point;
  }
  return points;
}

function crossing([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
