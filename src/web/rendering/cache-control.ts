/**
 * Returns the Cache-Control header of a public page by its tags. Browsers always revalidate and mostly get a 304; a
 * shared cache may keep a page briefly. A page with prices may already be 30 s old, its maximum, so shared caches
 * revalidate it too (H65).
 */
export const cacheControlOf = (tags: Iterable<string>): string =>
  hasPrice(tags) ? 'public, max-age=0, must-revalidate' : 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';

/** True for pages with prices and availability, which are refreshed before they are shown. */
export const hasPrice = (tags: Iterable<string>): boolean => [...tags].includes('price');
