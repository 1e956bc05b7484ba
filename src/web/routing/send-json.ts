import type { Request, RequestHandler, Response } from 'express';
import { isRead } from '../is-read';
import { answerUnchanged } from './answer-unchanged';

/**
 * `maxAgeSeconds`: how long the caller may cache the answer before it must revalidate with the ETag; without it no
 * cache may store the answer.
 */
export interface JsonAnswer {
  readonly body: object;
  readonly maxAgeSeconds?: number;
}

export function sendJson(req: Request, res: Response, { body, maxAgeSeconds }: JsonAnswer): void {
  if (maxAgeSeconds !== undefined) res.set('Cache-Control', `private, max-age=${maxAgeSeconds}`);
  if (isRead(req)) sendReadAsJson.call(res, body);
  else res.json(body);
}

/** Sends reads as JSON also where Express itself answers them. */
export const setUpReadsAsJson = (): RequestHandler => (req, res, next) => {
  if (isRead(req)) res.json = sendReadAsJson;
  next();
};

/** Sends JSON as Express does, and a successful read with its ETag, or as a 304 to a caller that has it. */
export function sendReadAsJson(this: Response, body: unknown): Response {
  const { req } = this;
  const text = JSON.stringify(body);
  if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
  // `compression` adds this header itself; it does not run for requests without Accept-Encoding.
  if (req.headers['accept-encoding'] === undefined) this.vary('Accept-Encoding');
  if (answerUnchanged(req, this, { content: text })) return this;
  this.setHeader('Content-Length', Buffer.byteLength(text));
  // Passing text to `end` sends head and body in one write.
  if (req.method === 'HEAD') this.end();
  else this.end(text);
  return this;
}
