import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from '../http-error';
import type { AddressRules, WriteRule } from '../routing/address-rules';
import type { LongBody } from '../routing/feature-routes';
import { signedInGuest } from '../session/guest-of';
import { isForbiddenKey } from './forbidden-keys';
import { isForm } from './refuse-cross-site';
import { refuseOtherBytes, smallJsonBody } from './small-json-body';

const bodyLimit = 64 * 1024;
const maxDepth = 20;
const maxItems = 200;
const maxFields = 200;

const readJson = { strict: true, type: 'application/json', verify: refuseOtherBytes };

/** `/api` accepts JSON, pages accept forms, at most 64 KB each unless their route says so (reliability C5, C6). */
export function setUpBodyParsing(
  addresses: Pick<AddressRules, 'isOfCalls' | 'writeTo' | 'writeRules'>,
): RequestHandler[] {
  const json = smallJsonBody(bodyLimit, express.json({ ...readJson, limit: bodyLimit }));
  const form = express.urlencoded({
    limit: bodyLimit,
    extended: false,
    parameterLimit: maxFields,
    verify: noteForbiddenNames,
  });
  const parsers = new Map<WriteRule, RequestHandler>();
  for (const rule of addresses.writeRules) {
    if (rule.longBody) parsers.set(rule, longParsing(rule.longBody));
  }
  const isOfJson = ({ path, headers }: Request, { takesForm }: WriteRule) =>
    addresses.isOfCalls(path) && !(takesForm && isForm(headers));
  return [
    (req, res, next) => {
      const rule = addresses.writeTo(req.path);
      const parse = parsers.get(rule) ?? (isOfJson(req, rule) ? json : form);
      parse(req, res, next);
    },
    (req, _res, next) => {
      if (isOfJson(req, addresses.writeTo(req.path))) checkShape(req.body, 1);
      else checkForm(req);
      next();
    },
  ];
}

/** Reads long bodies of guests only; a visitor is asked to sign in before the body is read. */
function longParsing({ limit, tooLong }: LongBody): RequestHandler {
  const json = express.json({ ...readJson, limit });
  return (req, res, next) => {
    if (!signedInGuest(req)) return next();
    json(req, res, (error?: unknown) => next(isTooLarge(error) ? tooLong() : error));
  };
}

const isTooLarge = (error: unknown) => error instanceof Error && 'type' in error && error.type === 'entity.too.large';

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
