import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from '../http-error';
import type { OurHosts } from '../our-hosts';
import type { AddressRules } from '../routing/address-rules';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes unless they come from a page of this site, or from a program without session cookies (reliability B4).
 * `/api` accepts JSON only, which no foreign form can send.
 */
export function refuseCrossSite(
  hosts: Pick<OurHosts, 'isOurOrigin'>,
  addresses: Pick<AddressRules, 'isOfCalls' | 'writeTo'>,
): RequestHandler {
  return (req, _res, next) => {
    if (reading.has(req.method)) return next();
    const { checksType, takesForm, mediaType, checksOrigin } = addresses.writeTo(req.path);
    if (
      addresses.isOfCalls(req.path.toLowerCase()) &&
      !checksType &&
      !isJson(req.headers) &&
      !(takesForm && isForm(req.headers)) &&
      mediaTypeOf(req.headers) !== mediaType
    ) {
      throw new HttpError(
        415,
        'UNSUPPORTED_TYPE',
        takesForm ? 'This address takes JSON or a form.' : 'This address takes JSON only.',
      );
    }
    if (checksOrigin) return next();
    if (!isFromOurPage(req.headers, hosts))
      throw new HttpError(403, 'CSRF', 'This request did not come from our pages, so nothing was done.');
    next();
  };
}

export const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type.trim());

const mediaTypeOf = ({ 'content-type': type = '' }: IncomingHttpHeaders): string =>
  type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

function isJson(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'];
  if (type !== undefined) return /^application\/json\s*(;|$)/i.test(type.trim());
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody;
}

/** Returns true for a page of this site, or a program without session cookies. */
export function isFromOurPage(headers: IncomingHttpHeaders, hosts: Pick<OurHosts, 'isOurOrigin'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  if (headers.origin !== undefined) return hosts.isOurOrigin(headers.origin);
  return !carriesSession(headers.cookie);
}

const carriesSession = (cookie: string | undefined) =>
  cookie !== undefined && /(?:^|;\s*)(?:__Host-)?sid=/.test(cookie);
