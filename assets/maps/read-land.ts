import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutRing, type Extent, type Ring } from './cut-ring';
import type { Point } from './map-frame';

type Polygon = readonly (readonly Point[])[];
type Box = readonly [west: number, south: number, east: number, north: number];

export interface Land {
  readonly polygons: readonly { readonly rings: Polygon; readonly box: Box }[];
}

/**
 * The land of the world at 1:10 million. The file is large, because small islands matter here and each map contains
 * only its part.
 */
export function readLand(worldAtlasFolder: string): Land {
  const topology = JSON.parse(readFileSync(join(worldAtlasFolder, 'land-10m.json'), 'utf8')) as Topology<{
    land: GeometryCollection;
  }>;
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }): Polygon[] => {
    if (geometry.type === 'Polygon') return [geometry.coordinates as unknown as Polygon];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as unknown as Polygon[]) : [];
  });
  return { polygons: polygons.map((rings) => ({ rings, box: boxOf(rings[0] ?? []) })) };
}

export function projectLand(land: Land, projection: GeoProjection, extent: Extent): readonly Ring[] {
  const [[left, top], [right, bottom]] = extent;
  const [west, north] = projection.invert?.([left, top]) ?? [-180, 90];
  const [east, south] = projection.invert?.([right, bottom]) ?? [180, -90];
  return (
    land.polygons
      .filter(({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south)
      .flatMap(({ rings }) => rings)
      // On a map of Mercator the frame is straight in degrees as well: most points of a continent need no projection.
      .map((ring) =>
        cutRing(ring, [
          [west, south],
          [east, north],
        ]).map(([longitude, latitude]) => projection([longitude, latitude]) ?? ([0, 0] as const)),
      )
      .filter((ring) => ring.length > 2)
  );
}

function boxOf(ring: readonly Point[]): Box {
  return ring.reduce<Box>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}
