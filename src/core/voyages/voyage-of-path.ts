/**
 * The voyage that a page is about, by its address (ROU-24): below `journeys` the last segment, below `voyages` the query
 * parameter `id`. Nothing for any other page, and for one that names none.
 */
export function voyageIdOfPath(path: string, search: string): string | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.includes('journeys')) return segments.at(-1) === 'journeys' ? undefined : decoded(segments.at(-1) ?? '');
  return segments.includes('voyages') ? new URLSearchParams(search).get('id') || undefined : undefined;
}

/** An address that somebody mistyped is no reason to fail. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
