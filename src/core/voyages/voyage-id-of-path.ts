/**
 * Finds the voyage of a page by its URL (ROU-24): below `journeys` by the last segment, below `voyages` by the query
 * parameter `id`. Other pages, and one that names none, return undefined.
 */
export function voyageIdOfPath(path: string, search: string): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.includes('journeys'))
    return segments.at(-1) === 'journeys' ? undefined : decodeSegment(segments.at(-1) ?? '');
  return segments.includes('voyages') ? new URLSearchParams(search).get('id') || undefined : undefined;
}

/** A malformed percent-encoding must not throw. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
