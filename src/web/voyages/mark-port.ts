import type { BuiltAssets } from '../rendering/built-assets';

export function markPort(svg: string, portSlug: string | undefined): string {
  return portSlug === undefined
    ? svg
    : svg.replace(`data-port="${portSlug}"`, `data-port="${portSlug}" data-is-here=""`);
}

/** The first of these maps that contains the port. Ports of an ocean crossing are on no region's map. */
export function mapWithPort(
  portSlug: string,
  names: readonly string[],
  assets: Pick<BuiltAssets, 'routeMap'>,
): string | undefined {
  const maps = names.map((name) => assets.routeMap(name));
  const map = maps.find((svg) => svg?.includes(`data-port="${portSlug}"`));
  return map && markPort(map, portSlug);
}
