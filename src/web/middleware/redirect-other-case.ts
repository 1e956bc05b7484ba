import type { RequestHandler } from 'express';
import { queryText } from '../../core/shared/query-text';
import { parseItineraryId } from '../../core/voyages/itinerary-id';

/** Addresses in which case matters: tokens, hashed files, and the API, which has no other spellings. */
const isCaseSensitive = (path: string): boolean => /^\/(?:api|assets|calendar|dev|v1)\//i.test(path);

/** A path that begins with two slashes would redirect to another site (reliability C10). */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

const sailingParameters = new Set(['id', 'itineraryId', 'voyageId']);

/** Redirects to the canonical case: paths are lower case, sailing ids upper case (ROU-24). The query is preserved. */
export function redirectOtherCase(): RequestHandler {
  return ({ method, originalUrl }, res, next) => {
    const [path = '', ...rest] = originalUrl.split('?');
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !isOwnPath(path) || isCaseSensitive(path)) return next();
    const search = rest.length > 0 ? `?${canonicalQuery(rest.join('?'))}` : '';
    const address = path.split('/').map(canonicalSegment).join('/') + search;
    if (address === originalUrl) next();
    else res.redirect(301, address);
  };
}

/** A percent-encoded segment is no slug and stays as it is. */
const canonicalSegment = (segment: string): string =>
  segment.includes('%') ? segment : (sailingIdOf(segment) ?? segment.toLowerCase());

function canonicalQuery(query: string): string {
  const parameters = [...new URLSearchParams(query)];
  const canonical = parameters.map(
    ([name, value]) => [name, sailingParameters.has(name) ? canonicalIds(value) : value] as const,
  );
  return canonical.every(([, value], index) => value === parameters[index]?.[1]) ? query : queryText(canonical);
}

const canonicalIds = (list: string): string =>
  list
    .split(',')
    .map((id) => sailingIdOf(id) ?? id)
    .join(',');

function sailingIdOf(text: string): string | undefined {
  const id = text.toUpperCase();
  return parseItineraryId(id).kind === 'itinerary' ? id : undefined;
}
