import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { isContentWebhook } from '../content-webhook/content-webhook-path';
import { HttpError } from '../http-error';
import { pictureTooLarge } from '../profile-picture/picture-errors';
import { convertPath, pictureBodyLimit } from '../profile-picture/profile-picture.schema';
import { isForbiddenKey } from './forbidden-keys';
import { isForm, takesForm } from './refuse-cross-site';
import { smallJsonBody } from './small-json-body';
import { signedInGuest } from '../sign-in/guest-of';

const bodyLimit = 64 * 1024;
const webhookLimit = '1mb';
const maxDepth = 20;
const maxItems = 200;
const maxFields = 200;

/** `/api` accepts JSON, pages accept forms, at most 64 KB each, except a guest's picture (reliability C5, C6). */
export function setUpBodyParsing(): RequestHandler[] {
  const json = smallJsonBody(bodyLimit, express.json({ limit: bodyLimit, strict: true, type: 'application/json' }));
  const picture = pictureParsing();
  // Read raw, because the signature covers the bytes; the limit fits a content entry.
  const raw = express.raw({ limit: webhookLimit, type: () => true });
  const form = express.urlencoded({
    limit: bodyLimit,
    extended: false,
    parameterLimit: maxFields,
    verify: noteForbiddenNames,
  });
  return [
    (req, res, next) => {
      if (isContentWebhook(req.path)) raw(req, res, next);
      else if (isPicture(req.path)) picture(req, res, next);
      else (isOfJson(req) ? json : form)(req, res, next);
    },
    (req, _res, next) => {
      if (isContentWebhook(req.path)) return next();
      if (isOfJson(req)) checkShape(req.body, 1);
      else checkForm(req);
      next();
    },
  ];
}

const isPicture = (path: string) => path === convertPath || path === `${convertPath}/`;

/** Reads up to three megabytes for guests only; a visitor is asked to sign in before the body is read. */
function pictureParsing(): RequestHandler {
  const json = express.json({ limit: pictureBodyLimit, strict: true, type: 'application/json' });
  return (req, res, next) => {
    if (!signedInGuest(req)) return next();
    json(req, res, (error?: unknown) => next(isTooLarge(error) ? pictureTooLarge() : error));
  };
}

const isTooLarge = (error: unknown) => error instanceof Error && 'type' in error && error.type === 'entity.too.large';

const isApi = (path: string) => path.startsWith('/api/') || path.startsWith('/dev/');

const isOfJson = ({ path, headers }: Request) => isApi(path) && !(takesForm(path) && isForm(headers));

/**
 * Refuses JSON that is nested too deeply, has too many items, or names properties of JavaScript's own objects
 * (reliability C5, C6).
 */
export function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth) throw new HttpError(400, 'TOO_DEEP', 'The JSON body is nested too deeply.');
  if (Array.isArray(value) && value.length > maxItems)
    throw new HttpError(400, 'TOO_MANY_ITEMS', 'A list in the JSON body is too long.');
  for (const [key, item] of Object.entries(value)) {
    if (isForbiddenKey(key))
      throw new HttpError(400, 'FORBIDDEN_KEY', 'The JSON body has a field that is not allowed.');
    checkShape(item, depth + 1);
  }
}

const forbiddenNames = new WeakSet<IncomingMessage>();

/** The parser silently drops such names; the sender gets an error instead (reliability C5). */
function noteForbiddenNames(req: IncomingMessage, _res: unknown, body: Buffer): void {
  for (const name of new URLSearchParams(body.toString('utf8')).keys())
    if (isForbiddenKey(name)) forbiddenNames.add(req);
}

function checkForm(req: Request): void {
  if (forbiddenNames.has(req)) throw new HttpError(400, 'FORBIDDEN_KEY', 'The form has a field that is not allowed.');
  for (const value of Object.values(req.body ?? {})) {
    if (typeof value !== 'string')
      throw new HttpError(400, 'REPEATED_PARAMETER', 'A field of the form was sent twice.');
  }
}
