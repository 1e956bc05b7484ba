import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { isContentWebhook, isWebhookBody } from '../content-webhook/content-webhook-path';
import { HttpError } from '../http-error';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Sign-out is also posted as a plain form (H61). */
const takesForms = new Set(['/api/logout']);
/** The token call of OAuth takes forms and JSON. */
export const takesForm = (path: string): boolean => path.replace(/\/$/, '').toLowerCase() === paths.partners.token;
/**
 * Single sign-on checks the origin itself, because the token names the site whose page may post it (reliability D10).
 */
const looksItself = new Set<string>([paths.handoff.logIn]);

/**
 * Refuses writes unless they come from a page of this site, or from a program without session cookies (reliability B4).
 * `/api` accepts JSON only, which no foreign form can send.
 */
export function refuseCrossSite(hosts: Pick<OurHosts, 'isOurOrigin'>): RequestHandler {
  return (req, _res, next) => {
    if (reading.has(req.method)) return next();
    const path = req.path.toLowerCase();
    const isForPrograms = path.startsWith('/api/') || path.startsWith('/dev/');
    if (
      isForPrograms &&
      !takesForms.has(path) &&
      !isJson(req.headers) &&
      !(takesForm(path) && isForm(req.headers)) &&
      !(isContentWebhook(req.path) && isWebhookBody(req.headers))
    ) {
      throw new HttpError(415, 'UNSUPPORTED_TYPE', 'This address takes JSON only.');
    }
    if (looksItself.has(req.path)) return next();
    if (!isFromOurPage(req.headers, hosts))
      throw new HttpError(403, 'CSRF', 'This request did not come from our pages, so nothing was done.');
    next();
  };
}

export const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type.trim());

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
