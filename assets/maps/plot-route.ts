import { geoDistance, type GeoProjection } from 'd3-geo';
import type { Voyage } from '../../src/core/voyages/voyage';
import { findCourse } from './find-course';
import type { Ring } from './cut-ring';
import { MAP_HEIGHT, MAP_WIDTH, frameOn, type Point } from './map-frame';
import { projectLand, type Land } from './read-land';
import { BEYOND, SeaGrid } from './sea-grid';

const EARTH_RADIUS_IN_MILES = 3440.065;

export interface Leg {
  readonly fromSlug: string;
  readonly toSlug: string;
  /** Days of the itinerary on which the leg begins and ends. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly course: readonly Point[];
  readonly nauticalMiles: number;
}

export interface PlottedRoute {
  readonly projection: GeoProjection;
  readonly legs: readonly Leg[];
  readonly rings: readonly Ring[];
}

export function plotRoute(voyage: Voyage, land: Land): PlottedRoute {
  const places = new Map(
    voyage.route.map(({ portSlug, longitude, latitude }) => [portSlug, [longitude, latitude] as const]),
  );
  const projection = frameOn([...places.values()]);
  const rings = landIn(projection, land);
  const grid = new SeaGrid(rings);
  const calls = voyage.days.flatMap(({ portSlug, day }) => (portSlug ? [{ portSlug, day }] : []));
  const legs = calls.slice(1).flatMap((call, index) => {
    const last = calls[index];
    const [from, to] = [places.get(last?.portSlug ?? ''), places.get(call.portSlug)];
    if (!last || !from || !to || last.portSlug === call.portSlug) return [];
    const course = findCourse(grid, project(projection, from), project(projection, to));
    const nauticalMiles = milesOf(course, projection);
    return [
      { fromSlug: last.portSlug, toSlug: call.portSlug, fromDay: last.day, toDay: call.day, course, nauticalMiles },
    ];
  });
  return { projection, legs, rings };
}

export function landIn(projection: GeoProjection, land: Land): readonly Ring[] {
  return projectLand(land, projection, [
    [-BEYOND, -BEYOND],
    [MAP_WIDTH + BEYOND, MAP_HEIGHT + BEYOND],
  ]);
}

export function project(projection: GeoProjection, [longitude, latitude]: Point): Point {
  return projection([longitude, latitude]) ?? [0, 0];
}

function milesOf(course: readonly Point[], projection: GeoProjection): number {
  const places = course.map(([x, y]) => projection.invert?.([x, y]) ?? [0, 0]) as [number, number][];
  return places
    .slice(1)
    .reduce((sum, place, index) => sum + geoDistance(places[index] ?? place, place) * EARTH_RADIUS_IN_MILES, 0);
}
