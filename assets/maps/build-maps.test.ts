import { readFileSync } from 'node:fs';
import { readSampleLine } from '../../test/builders/sample-line';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';
import { generateSailings } from '../../src/adapters/embedded-line/schedule';
import { addDays, plainDate } from '../../src/core/shared/plain-date';
import type { PlainDate } from '../../src/core/shared/plain-date';
import type { Port } from '../../src/core/voyages/voyage';
import { buildRegionMaps, buildRouteMaps, divideMap, mapColours } from './build-maps';
import { type PlottedRoute, plotRoute } from './plot-route';

const FASTEST = 18;
const LARGEST_MAP = 40_000;
const worldAtlasFolder = 'node_modules/world-atlas';
const line = readSampleLine();
const voyages = line.voyages.map(({ voyage }) => voyage);
/** A course around land is looked for once, and both drawn and measured. */
const plotted = new Map<string, PlottedRoute>();
const plot: typeof plotRoute = (voyage, land) => {
  const route = plotRoute(voyage, land);
  plotted.set(voyage.slug, route);
  return route;
};
const maps = Object.entries(buildRouteMaps({ line, worldAtlasFolder, plot }));
const ports = new Map(line.ports.map((port) => [port.slug, port]));

describe('route maps', () => {
  it('draws one for each voyage, small enough to stand in a page', () => {
    expect(maps.map(([slug]) => slug)).toEqual(voyages.map(({ slug }) => slug));
    expect(maps.filter(([, svg]) => Buffer.byteLength(svg) > LARGEST_MAP).map(([slug]) => slug)).toEqual([]);
  });

  it('styles nothing itself, and rounds to one decimal', () => {
    for (const [, svg] of maps) {
      expect(parseHtml(svg).querySelector('[style], [fill], [stroke], style, script')).toBeNull();
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg).not.toMatch(/\.\d\d/);
    }
  });

  it('says in words what it shows', () => {
    const [, svg] = maps.find(([slug]) => slug === 'the-grenadines-slowly') ?? ['', ''];
    expect(attributesIn(svg, 'svg[role="img"]', 'aria-labelledby')).toEqual(['route-map-the-grenadines-slowly-title']);
    expect(attributesIn(svg, 'svg[role="img"]', 'aria-describedby')).toEqual(['route-map-the-grenadines-slowly-desc']);
    expect(textsIn(svg, 'title[id="route-map-the-grenadines-slowly-title"]')).toEqual([
      'Route of The Grenadines, Slowly',
    ]);
    expect(svg).toContain(
      'Map of 7 nights from Bridgetown to Bridgetown. Calls in order: Bridgetown, Bequia, Mayreau and the Tobago Cays, Carriacou,',
    );
    expect(textsIn(svg, 'text')).toEqual(expect.arrayContaining(['Days 1, 8', 'Days 3–4']));
  });

  it('shows every port once, with its name', () => {
    for (const { slug, route } of voyages) {
      const svg = maps.find(([name]) => name === slug)?.[1] ?? '';
      expect(parseHtml(svg).querySelectorAll('.route-map__port')).toHaveLength(route.length);
      expect(parseHtml(svg).querySelectorAll('.route-map__label')).toHaveLength(route.length);
    }
  });
});

describe('the layers of a map', () => {
  const colours = mapColours(readFileSync('assets/styles/_tokens.scss', 'utf8'));

  it('are the drawing that a page contains, with all that a reader needs, and the land, which is most of the bytes', () => {
    const [, svg] = maps.find(([slug]) => slug === 'turquoise-coast') ?? ['', ''];
    const { drawing, land } = divideMap(svg, colours);
    const pathsOf = (part: string) => attributesIn(svg, `.route-map__${part}`, 'd');
    const [graticule = ''] = pathsOf('graticule');
    expect(attributesIn(land, 'path', 'd')).toEqual([graticule, ...pathsOf('land')]);
    // Meridians and parallels: of the pairs of neighbouring points, some share the one coordinate, some the other.
    const steps = [...graticule.matchAll(/(?<=[ML])([\d.]+),([\d.]+)(?=L([\d.]+),([\d.]+))/g)];
    expect(steps.filter(([, x, , nextX]) => x === nextX).length).toBeGreaterThan(3);
    expect(steps.filter(([, , y, , nextY]) => y === nextY).length).toBeGreaterThan(3);
    expect(parseHtml(drawing).querySelector('.route-map__land, .route-map__graticule, .route-map__water')).toBeNull();
    expect(textsIn(drawing, 'title, desc, text')).toEqual(textsIn(svg, 'title, desc, text'));
    for (const part of ['line', 'port'])
      expect(parseHtml(drawing).querySelectorAll(`.route-map__${part}`)).toHaveLength(
        parseHtml(svg).querySelectorAll(`.route-map__${part}`).length,
      );
    expect(drawing.length).toBeLessThan(land.length / 2);
  });

  it('has the colours of both schemes in the file of the land, because a picture inherits none from its page', () => {
    const { land } = divideMap(maps[0]?.[1] ?? '', colours);
    const [light = '', dark = ''] = land.split('@media(prefers-color-scheme:dark)');
    expect(light).toContain(`.land{fill:${colours.light.land};stroke:${colours.light.edge}`);
    expect(dark).toContain(`.land{fill:${colours.dark.land};stroke:${colours.dark.edge}`);
  });

  it('fails when a map or the tokens lack what the layers are made of', () => {
    expect(() => divideMap('<svg></svg>', colours)).toThrow('The map has no land.');
    expect(() => mapColours('@mixin light {}')).toThrow('The light scheme has no colour named land.');
  });
});

describe('region maps', () => {
  const regionMaps = Object.entries(buildRegionMaps({ line, worldAtlasFolder }));

  it('draws one for each region, with every port by its slug and name, and no day', () => {
    expect(regionMaps.map(([name]) => name)).toEqual(line.regions.map(({ slug }) => `region-${slug}`));
    const [, greece] = regionMaps.find(([name]) => name === 'region-greek-isles') ?? ['', ''];
    expect(textsIn(greece, 'title')).toEqual(['The ports of the Greek Isles']);
    expect(attributesIn(greece, '.route-map__port', 'data-port')).toContain('hydra');
    for (const [, svg] of regionMaps) {
      expect(Buffer.byteLength(svg)).toBeLessThan(LARGEST_MAP);
      const ports = parseHtml(svg).querySelectorAll('[data-port]').length;
      expect(parseHtml(svg).querySelectorAll('.route-map__label')).toHaveLength(ports);
      expect(parseHtml(svg).querySelector('[style]')).toBeNull();
      expect(svg).not.toMatch(/route-map__day|NaN|Infinity|undefined/);
    }
  });
});

describe('the passages of the voyages', () => {
  const passages = voyages.flatMap((voyage) =>
    (plotted.get(voyage.slug)?.legs ?? []).map((leg) => {
      const start = firstStart(voyage.voyageId);
      const departs = voyage.days[leg.fromDay - 1]?.departs ?? '';
      const arrives = voyage.days[leg.toDay - 1]?.arrives ?? '';
      const hours =
        hourOf(addDays(start, leg.toDay - 1), arrives, ports.get(leg.toSlug)) -
        hourOf(addDays(start, leg.fromDay - 1), departs, ports.get(leg.fromSlug));
      return {
        passage: `${voyage.voyageId}: ${leg.fromSlug} – ${leg.toSlug}`,
        hours,
        knots: leg.nauticalMiles / hours,
      };
    }),
  );

  it('have a departure and an arrival each', () => {
    expect(passages.length).toBeGreaterThan(200);
    expect(passages.filter(({ hours }) => !(hours > 0))).toEqual([]);
  });

  it('need no more than 18 knots, measured over water and across time zones', () => {
    expect(passages.filter(({ knots }) => !(knots <= FASTEST))).toEqual([]);
  });
});

function firstStart(voyageId: string): PlainDate {
  const from = plainDate('2026-01-01');
  const sailing = generateSailings({ schedule: line.schedule, voyages, from, to: plainDate('2027-12-31') }).find(
    (one) => one.voyageId === voyageId,
  );
  if (!sailing) throw new Error(`${voyageId} is not sailed`);
  return sailing.start;
}

/** Hours since 1970 of a port-local time. */
function hourOf(date: PlainDate, time: string, port: Port | undefined): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const format = new Intl.DateTimeFormat('en-US', { timeZone: port?.timeZone ?? 'UTC', timeZoneName: 'longOffset' });
  const name = format.formatToParts(asUtc).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
  return asUtc / 3_600_000 - offset;
}
