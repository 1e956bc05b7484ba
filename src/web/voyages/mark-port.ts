/** Enlarges the dot of one port on a map; returns the map unchanged when the port is not on it. */
export function markPort(svg: string, portSlug: string | undefined): string {
  return portSlug === undefined
    ? svg
    : svg.replace(`data-port="${portSlug}"`, `data-port="${portSlug}" data-is-here=""`);
}
