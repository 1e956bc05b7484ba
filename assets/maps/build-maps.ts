import { geoGraticule, geoPath, type GeoProjection } from 'd3-geo';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';
import { destinationsOf, mappedPorts, shortPortNames } from '../../src/core/destinations/destinations';
import type { Port, Region, RoutePoint, Voyage } from '../../src/core/voyages/voyage';
import { cutRing, type Ring } from './cut-ring';
import { landPath, softLine, tenth } from './draw-paths';
import { frameOn, MAP_HEIGHT, MAP_WIDTH, type Point } from './map-frame';
import { LINE_STEP, placeLabels, type LabelledPort, type PlacedLabel } from './place-labels';
import { landIn, type Leg, type PlottedRoute, plotRoute, project } from './plot-route';
import { readLand, type Land } from './read-land';

const LARGEST_LAND = 30_000;
const COARSENESSES = [0.6, 0.9, 1.3, 1.8, 2.5, 3.5];

/**
 * A map for each voyage, by slug: an SVG of 800 × 560 units which the style sheet styles by class names
 * (`route-map__water`, `__graticule`, `__land`, `__line`, `__port`, `__label`, `__day`). Names must be 16 units high.
 */
export function buildRouteMaps({
  line,
  worldAtlasFolder,
  plot = plotRoute,
}: {
  readonly line: SampleLine;
  readonly worldAtlasFolder: string;
  readonly plot?: typeof plotRoute;
}): Readonly<Record<string, string>> {
  const land = readLand(worldAtlasFolder);
  return Object.fromEntries(line.voyages.map(({ voyage }) => [voyage.slug, buildMap(voyage, plot(voyage, land))]));
}

/** A map for each shown region, by `region-` and its slug: its ports, without a route. */
export function buildRegionMaps({
  line: { regions, ports, voyages },
  worldAtlasFolder,
}: {
  readonly line: Pick<SampleLine, 'regions' | 'ports' | 'voyages'>;
  readonly worldAtlasFolder: string;
}): Readonly<Record<string, string>> {
  const land = readLand(worldAtlasFolder);
  const destinations = destinationsOf({ regions, ports, voyages: voyages.map(({ voyage }) => voyage) });
  return Object.fromEntries(
    destinations.map((destination) => [
      `region-${destination.region.slug}`,
      buildRegionMap(destination.region, mappedPorts(destination, destinations), land),
    ]),
  );
}

function buildRegionMap(region: Region, called: readonly Port[], land: Land): string {
  const projection = frameOn(called.map(({ longitude, latitude }) => [longitude, latitude]));
  const names = shortPortNames(called);
  const ports = called.map((port) => labelled({ ...port, name: names.get(port.slug) ?? port.name }, '', projection));
  return drawMap({
    id: `region-map-${region.slug}`,
    title: `The ports of ${region.nameInText ?? region.name}`,
    words: `Map of ${region.nameInText ?? region.name}. Ports: ${called.map(({ name }) => name).join(', ')}.`,
    projection,
    legs: [],
    ports,
    around: landIn(projection, land),
  });
}

function buildMap(voyage: Voyage, { projection, legs, rings }: PlottedRoute): string {
  const ports = voyage.route.map((point) => labelled({ ...point, slug: point.portSlug }, dayText(point), projection));
  return drawMap({
    id: `route-map-${voyage.slug}`,
    title: `Route of ${voyage.title}`,
    words: describe(voyage),
    projection,
    legs,
    ports,
    around: rings,
  });
}

interface MapLayers {
  /** The ports, their names and the route, without what is below them. */
  readonly drawing: string;
  /** A whole SVG file: the land and the lines of latitude and longitude, in the colours of both schemes. */
  readonly land: string;
}

const below =
  /<rect class="route-map__water"[^>]*\/><path class="route-map__graticule"[^>]*\/><path class="route-map__land"[^>]*\/>/;

/** Divides a map into the drawing that a page contains and the land below it, which is most of its bytes. */
export function divideMap(svg: string, colours: Readonly<Record<'light' | 'dark', MapColours>>): MapLayers {
  const [ground] = below.exec(svg) ?? [];
  if (ground === undefined) throw new Error('The map has no land.');
  const [, graticule = '', land = ''] = ground.split('<path ').map((path) => / d="([^"]*)"/.exec(path)?.[1] ?? '');
  return {
    drawing: svg.replace(ground, ''),
    land:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">` +
      `<style>${rulesOf(colours.light)}@media(prefers-color-scheme:dark){${rulesOf(colours.dark)}}</style>` +
      `<path class="graticule" d="${graticule}"/><path class="land" d="${land}"/></svg>`,
  };
}

interface MapColours {
  readonly land: string;
  readonly edge: string;
  readonly hairline: string;
}

const rulesOf = ({ land, edge, hairline }: MapColours) =>
  `.graticule{fill:none;stroke:${hairline};stroke-width:.75}.land{fill:${land};stroke:${edge};stroke-width:.5}`;

/** The colours of the style sheets' tokens: a picture does not inherit those of its page. */
export function mapColours(tokens: string): Readonly<Record<'light' | 'dark', MapColours>> {
  const of = (scheme: string): MapColours => {
    const [, block = ''] = new RegExp(`@mixin ${scheme} \\{([^}]*)\\}`).exec(tokens) ?? [];
    const colour = (name: string) => {
      const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block) ?? [];
      if (value === undefined) throw new Error(`The ${scheme} scheme has no colour named ${name}.`);
      return value;
    };
    return { land: colour('land'), edge: colour('edge'), hairline: colour('hairline') };
  };
  return { light: of('light'), dark: of('dark') };
}

function drawMap({
  id,
  title,
  words,
  projection,
  legs,
  ports,
  around,
}: {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly projection: GeoProjection;
  readonly legs: readonly Leg[];
  readonly ports: readonly SluggedPort[];
  readonly around: readonly Ring[];
}): string {
  const rings = around.map((ring) =>
    cutRing(ring, [
      [-4, -4],
      [MAP_WIDTH + 4, MAP_HEIGHT + 4],
    ]),
  );
  const labels = placeLabels(
    ports,
    legs.flatMap(({ course }) => sampled(course)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="route-map" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-desc">`,
    `<title id="${id}-title">${escaped(title)}</title>`,
    `<desc id="${id}-desc">${escaped(words)}</desc>`,
    `<rect class="route-map__water" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"/>`,
    `<path class="route-map__graticule" d="${graticulePath(projection)}"/>`,
    `<path class="route-map__land" d="${smallEnough(rings)}"/>`,
    ...legs.map(drawLeg),
    ...ports.map(
      ({ at: [x, y], slug }) =>
        `<circle class="route-map__port" data-port="${slug}" cx="${tenth(x)}" cy="${tenth(y)}" r="5"/>`,
    ),
    ...labels.map(drawLabel),
    '</svg>',
  ].join('');
}

/** The drawing contains `slug`, so that a page can mark its own port. */
interface SluggedPort extends LabelledPort {
  readonly slug: string;
}

function labelled(
  { slug, name, longitude, latitude }: Pick<Port, 'slug' | 'name' | 'longitude' | 'latitude'>,
  days: string,
  projection: GeoProjection,
): SluggedPort {
  return { slug, at: project(projection, [longitude, latitude]), name: name.replace(/ (\(|and ).*$/, ''), days };
}

const dayText = ({ days }: RoutePoint) => `${days.length > 1 ? 'Days' : 'Day'} ${daysText(days)}`;

/** Days of a port as text: 3–4 for consecutive days, "1, 8" for a return. */
function daysText(days: readonly number[]): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const isInRow = days.length > 1 && last - first === days.length - 1;
  return isInRow ? `${first}–${last}` : days.join(', ');
}

function describe({ route, days, embarkPort, debarkPort, nights }: Voyage): string {
  const names = new Map(route.map(({ portSlug, name }) => [portSlug, name]));
  const calls = days.flatMap(({ portSlug }, index) =>
    portSlug && portSlug !== days[index - 1]?.portSlug ? [names.get(portSlug) ?? ''] : [],
  );
  return `Map of ${nights} nights from ${embarkPort} to ${debarkPort}. Calls in order: ${calls.join(', ')}.`;
}

function smallEnough(rings: readonly (readonly Point[])[]): string {
  const paths = COARSENESSES.map((coarseness) => () => landPath(rings, coarseness));
  for (const draw of paths) {
    const path = draw();
    if (path.length <= LARGEST_LAND) return path;
  }
  throw new RangeError('The land of this map cannot be drawn small enough.');
}

function graticulePath(projection: GeoProjection): string {
  const degrees = (MAP_WIDTH / projection.scale()) * (180 / Math.PI);
  const step = [0.25, 0.5, 1, 2, 5, 10].find((size) => degrees / size < 8) ?? 20;
  projection.clipExtent([
    [0, 0],
    [MAP_WIDTH, MAP_HEIGHT],
  ]);
  // Meridians and parallels are straight on a map of Mercator: no points are needed between those of the grid.
  const precision = projection.precision();
  projection.precision(0);
  const [west, north] = projection.invert?.([0, 0]) ?? [-180, 80];
  const [east, south] = projection.invert?.([MAP_WIDTH, MAP_HEIGHT]) ?? [180, -80];
  const before = (degree: number) => Math.floor(degree / step) * step;
  const after = (degree: number) => Math.ceil(degree / step) * step;
  const lines = geoGraticule()
    .stepMinor([step, step])
    .precision(step)
    // The grid of the whole world has thousands of lines, of which a map shows some ten.
    .extentMinor([
      [before(west), before(south)],
      [after(east), after(north)],
    ])
    .extentMajor([
      [before(west), before(south)],
      [after(east), after(north)],
    ])
    .lines();
  const path = geoPath(projection).digits(1)({
    type: 'MultiLineString',
    coordinates: lines.map(({ coordinates }) => coordinates),
  });
  projection.clipExtent(null).precision(precision);
  return path ?? '';
}

function drawLeg({ course }: Leg): string {
  return `<path class="route-map__line" d="${softLine(course)}"/>`;
}

function drawLabel({ anchor, x, y, name, days }: PlacedLabel): string {
  const place = `x="${tenth(x)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  return (
    `<text class="route-map__label" ${place} y="${tenth(y)}">${escaped(name)}</text>` +
    (days === '' ? '' : `<text class="route-map__day" ${place} y="${tenth(y + LINE_STEP)}">${days}</text>`)
  );
}

/** Points along a course, close enough together that a label cannot fit between them. */
function sampled(course: readonly Point[]): Point[] {
  return course.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = course[index] ?? [x, y];
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / 6);
    return Array.from({ length: count }, (_, step): Point => [
      fromX + ((x - fromX) * step) / count,
      fromY + ((y - fromY) * step) / count,
    ]);
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
