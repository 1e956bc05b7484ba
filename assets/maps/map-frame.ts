import { geoMercator, type GeoProjection } from 'd3-geo';

export type Point = readonly [x: number, y: number];

export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 560;
const MARGIN = { left: 110, right: 110, top: 62, bottom: 62 };
/** Limits the scale, because the coast along a route of a few miles would consist of straight lines. */
const LARGEST_SCALE = 24_000;

/**
 * A Mercator projection, as on nautical charts, that shows the places with a margin, in units of the view box. Places
 * are [longitude, latitude].
 */
export function frameOn(places: readonly Point[]): GeoProjection {
  const corners: [number, number][] = places.map(([longitude, latitude]) => [longitude, latitude]);
  // Coast lines are already finer than the picture, so that no points need to be interpolated.
  const projection = geoMercator()
    .precision(0)
    .fitExtent(
      [
        [MARGIN.left, MARGIN.top],
        [MAP_WIDTH - MARGIN.right, MAP_HEIGHT - MARGIN.bottom],
      ],
      { type: 'MultiPoint', coordinates: corners },
    );
  if (projection.scale() <= LARGEST_SCALE) return projection;
  const centre = projection.invert?.([MAP_WIDTH / 2, MAP_HEIGHT / 2]) ?? [0, 0];
  return projection
    .scale(LARGEST_SCALE)
    .center(centre)
    .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2]);
}
