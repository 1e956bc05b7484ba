import type { Port, Region, Voyage } from '../voyages/voyage';

export interface Destination {
  readonly region: Region;
  readonly voyages: readonly [Voyage, ...Voyage[]];
  readonly ports: readonly Port[];
}

interface DestinationSources {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly voyages: readonly Voyage[];
}

/** Regions that have a published voyage, in the line's order; ports without one are left out (H52). */
export function destinationsOf({ regions, ports, voyages }: DestinationSources): readonly Destination[] {
  const publishedVoyages = voyages.filter(({ isPublished }) => isPublished);
  return regions.flatMap((region) => {
    const [first, ...others] = publishedVoyages.filter(({ regionSlug }) => regionSlug === region.slug);
    if (!first) return [];
    const voyages: Destination['voyages'] = [first, ...others];
    const portSlugs = new Set(voyages.flatMap(({ route }) => route.map(({ portSlug }) => portSlug)));
    return [{ region, voyages, ports: ports.filter(({ slug }) => portSlugs.has(slug)) }];
  });
}

/** Ports that have a page: a published voyage calls there (H52). In the line's order. */
export function shownPorts({ ports, voyages }: Pick<DestinationSources, 'ports' | 'voyages'>): readonly Port[] {
  const portSlugs = new Set(
    voyages.flatMap(({ isPublished, route }) => (isPublished ? route.map(({ portSlug }) => portSlug) : [])),
  );
  return ports.filter(({ slug }) => portSlugs.has(slug));
}

/**
 * Of several regions with this port, returns the one with the most voyages; an ocean crossing passes ports that are not
 * its own.
 */
export function homeOf(portSlug: string, destinations: readonly Destination[]): Destination | undefined {
  const callsOf = ({ voyages }: Destination) =>
    voyages.filter(({ route }) => route.some((point) => point.portSlug === portSlug)).length;
  const calling = destinations.filter((destination) => callsOf(destination) > 0);
  return [...calling].sort((one, other) => callsOf(other) - callsOf(one)).at(0);
}

/**
 * Maximum width of a region in degrees of longitude. A wider voyage is an ocean crossing, on whose map the ports would
 * be too small.
 */
const maxRegionWidth = 30;

function isCrossing({ route }: Voyage): boolean {
  const longitudes = route.map(({ longitude }) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes) > maxRegionWidth;
}

/** Returns the ports on a region's map: those whose home it is, except ports that only its ocean crossings call at. */
export function mappedPorts(destination: Destination, destinations: readonly Destination[]): readonly Port[] {
  const nearby = destination.voyages.filter((voyage) => !isCrossing(voyage));
  return destination.ports.filter(
    ({ slug }) =>
      homeOf(slug, destinations) === destination &&
      nearby.some(({ route }) => route.some(({ portSlug }) => portSlug === slug)),
  );
}

export function shortPortNames(ports: readonly Pick<Port, 'slug' | 'name'>[]): ReadonlyMap<string, string> {
  const islandOf = ({ name }: Pick<Port, 'name'>) => name.replace(/ (\(|and ).*$/, '');
  const isAlone = (port: Pick<Port, 'name'>) =>
    ports.filter((other) => islandOf(other) === islandOf(port)).length === 1;
  return new Map(
    ports.map((port) => [port.slug, isAlone(port) ? islandOf(port) : port.name.replace(/^.*\((.*)\)$/, '$1')]),
  );
}

export function neighboursIn<Item>(
  items: readonly Item[],
  isIt: (item: Item) => boolean,
): { readonly previous?: Item; readonly next?: Item } {
  const position = items.findIndex(isIt);
  const [previous, next] = position < 0 ? [] : [items[position - 1], items[position + 1]];
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}
