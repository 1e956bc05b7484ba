import type { MapView } from '../../../views/voyages/map-view';

/** Marks the port where a page is. The names of all others, by which it was found, leave the map. */
export function markPort(map: MapView, portSlug: string | undefined): MapView {
  return {
    ...map,
    svg: map.svg.replaceAll(/ data-port="([^"]*)"/g, (name, slug) =>
      slug === portSlug ? `${name} data-is-here=""` : '',
    ),
  };
}

/** Returns the first of these maps that contains the port. Ports of an ocean crossing are on no region's map. */
export function mapWithPort(
  portSlug: string,
  names: readonly string[],
  read: (name: string) => MapView | undefined,
): MapView | undefined {
  const maps = names.map((name) => read(name));
  const map = maps.find((one) => one?.svg.includes(`data-port="${portSlug}"`));
  return map && markPort(map, portSlug);
}
