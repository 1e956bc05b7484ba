import type { Port, Region, Voyage } from '../voyages/voyage';

/** A region that the public may see, with its published voyages and the ports at which they call. */
export interface Destination {
  readonly region: Region;
  readonly voyages: readonly Voyage[];
  /** In the order in which the line lists them. */
  readonly ports: readonly Port[];
}

export interface DestinationSources {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly voyages: readonly Voyage[];
}

/** The regions that have a published voyage, in the line's order: what no such voyage calls at is not shown (H52). */
export function destinationsOf({ regions, ports, voyages }: DestinationSources): readonly Destination[] {
  const published = voyages.filter(({ isPublished }) => isPublished);
  return regions.flatMap((region) => {
    const here = published.filter(({ regionSlug }) => regionSlug === region.slug);
    const called = new Set(here.flatMap(({ route }) => route.map(({ portSlug }) => portSlug)));
    return here.length === 0 ? [] : [{ region, voyages: here, ports: ports.filter(({ slug }) => called.has(slug)) }];
  });
}

/** The ports that have a page: a published voyage calls there (H52). In the line's order. */
export function shownPorts({ ports, voyages }: Pick<DestinationSources, 'ports' | 'voyages'>): readonly Port[] {
  const called = new Set(
    voyages.flatMap(({ isPublished, route }) => (isPublished ? route.map(({ portSlug }) => portSlug) : [])),
  );
  return ports.filter(({ slug }) => called.has(slug));
}

/**
 * The region that a port is shown under, where several call at it: that of most of the voyages that do, the first listed
 * one of equals. A voyage from one sea to the other passes many ports that it is not about.
 */
export function homeOf(portSlug: string, destinations: readonly Destination[]): Destination | undefined {
  const callsOf = ({ voyages }: Destination) =>
    voyages.filter(({ route }) => route.some((point) => point.portSlug === portSlug)).length;
  const calling = destinations.filter((destination) => callsOf(destination) > 0);
  return [...calling].sort((one, other) => callsOf(other) - callsOf(one)).at(0);
}

/** From one side of an ocean to the other: a map of a region that showed all of it would show nothing else. */
const widestRegion = 30;

function isCrossing({ route }: Voyage): boolean {
  const longitudes = route.map(({ longitude }) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes) > widestRegion;
}

/** The ports that the map of a region shows: those that it is the home of, but for those of its ocean crossings alone. */
export function mappedPorts(destination: Destination, destinations: readonly Destination[]): readonly Port[] {
  const nearby = destination.voyages.filter((voyage) => !isCrossing(voyage));
  return destination.ports.filter(
    ({ slug }) =>
      homeOf(slug, destinations) === destination &&
      nearby.some(({ route }) => route.some(({ portSlug }) => portSlug === slug)),
  );
}

/** A short name for each of these ports, by slug: its island where that is enough, else its harbor, "Rodney Bay". */
export function shortPortNames(ports: readonly Pick<Port, 'slug' | 'name'>[]): ReadonlyMap<string, string> {
  const islandOf = ({ name }: Pick<Port, 'name'>) => name.replace(/ (\(|and ).*$/, '');
  const isAlone = (port: Pick<Port, 'name'>) =>
    ports.filter((other) => islandOf(other) === islandOf(port)).length === 1;
  return new Map(
    ports.map((port) => [port.slug, isAlone(port) ? islandOf(port) : port.name.replace(/^.*\((.*)\)$/, '$1')]),
  );
}

/** What stands before and after one of a list; nothing at an end (CNT-06). */
export function neighboursIn<Item>(
  items: readonly Item[],
  isIt: (item: Item) => boolean,
): { readonly previous?: Item; readonly next?: Item } {
  const position = items.findIndex(isIt);
  const [previous, next] = position < 0 ? [] : [items[position - 1], items[position + 1]];
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}
