/**
 * What the caches of others may do with a page of these tags; nothing personal is in it. A browser asks each time and
 * mostly hears 304, and a shared cache may keep the page a moment. One with a price may have been here for the thirty
 * seconds that it has in all, so that everybody asks each time (H65).
 */
export const cacheControlOf = (tags: Iterable<string>): string =>
  hasPrice(tags) ? 'public, max-age=0, must-revalidate' : 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';

/** Prices and what is free: looked at again before they are shown. */
export const hasPrice = (tags: Iterable<string>): boolean => [...tags].includes('price');
