/** A map with the dot of one port drawn larger; as it was when the port is not on it. */
export function markPort(svg: string, portSlug: string | undefined): string {
  return portSlug === undefined
    ? svg
    : svg.replace(`data-port="${portSlug}"`, `data-port="${portSlug}" data-is-here=""`);
}
