import type { RequestHandler } from 'express';
import { queryText } from '../../core/shared/query-text';
import { isRead } from '../is-read';
import type { AddressRules } from '../routing/address-rules';

/** A path that begins with two slashes would redirect to another site (reliability C10). */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Redirects to the canonical case: paths are lower case, some ids upper case (ROU-24). The query is preserved. */
export function redirectOtherCase({
  caseSensitive,
  upperCaseIds,
}: Pick<AddressRules, 'caseSensitive' | 'upperCaseIds'>): RequestHandler {
  const isId = (text: string) => upperCaseIds.some((ids) => ids.isId(text));
  const parameters = new Set(upperCaseIds.flatMap((ids) => ids.parameters));
  /** Undefined for a text that is no id. */
  const idOf = (text: string): string | undefined => {
    const id = text.toUpperCase();
    return isId(id) ? id : undefined;
  };
  /** A percent-encoded segment is no slug and stays as it is. */
  const canonicalSegment = (segment: string): string =>
    segment.includes('%') ? segment : (idOf(segment) ?? segment.toLowerCase());
  const canonicalIds = (list: string): string =>
    list
      .split(',')
      .map((id) => idOf(id) ?? id)
      .join(',');
  const canonicalQuery = (query: string): string => {
    const queryEntries = [...new URLSearchParams(query)];
    const canonical = queryEntries.map(
      ([name, value]) => [name, parameters.has(name) ? canonicalIds(value) : value] as const,
    );
    return canonical.every(([, value], index) => value === queryEntries[index]?.[1]) ? query : queryText(canonical);
  };
  return (req, res, next) => {
    const { originalUrl } = req;
    const [path = '', ...rest] = originalUrl.split('?');
    if (!isRead(req) || !isOwnPath(path) || caseSensitive.test(path)) return next();
    const search = rest.length > 0 ? `?${canonicalQuery(rest.join('?'))}` : '';
    const address = path.split('/').map(canonicalSegment).join('/') + search;
    if (address === originalUrl) next();
    else res.redirect(301, address);
  };
}
