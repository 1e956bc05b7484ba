import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { HttpError } from '../http-error';
import type { FormBody } from '../routing/feature-routes';

const missing = () => new HttpError(400, 'MALFORMED', 'What you sent has no content.');
const wrongType = () => new HttpError(415, 'UNSUPPORTED_TYPE', 'This address takes forms only.');

/** Answers 400 or 415 to a page's POST without the form that its handler reads (reliability F11). */
export function requireForm(takes: FormBody): RequestHandler {
  const expectedType = typeOf[takes];
  return (req, _res, next) => {
    const type = req.headers['content-type'];
    if ((takes === 'no-fields' || takes === 'anything') && hasNoBody(req.headers)) return next();
    if (type === undefined) throw missing();
    if (!expectedType.test(type.trim())) throw wrongType();
    if (takes === 'fields' && Object.keys(bodyOf(req)).length === 0) throw missing();
    next();
  };
}

/** Answers 400 to a call without a body whose operation requires one (reliability F11). */
export function requireJsonBody(): RequestHandler {
  return (req, _res, next) => {
    if (hasNoBody(req.headers)) throw missing();
    next();
  };
}

/** Reads the headers, because the JSON parser makes an empty object of an empty body. */
export const hasNoBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

const urlEncoded = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const multipart = /^multipart\/form-data\s*(;|$)/i;

const bodyOf = ({ body }: Pick<Request, 'body'>): object => (typeof body === 'object' && body !== null ? body : {});
const formOrJson = /^application\/(?:x-www-form-urlencoded|json)\s*(;|$)/i;

const typeOf: Readonly<Record<FormBody, RegExp>> = {
  fields: urlEncoded,
  'no-fields': urlEncoded,
  anything: formOrJson,
  files: multipart,
};
