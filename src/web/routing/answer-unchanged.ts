import type { Request, Response } from 'express';
import { isRead } from '../is-read';
import { pageEtag } from '../rendering/page-etag';
import { isCurrent } from '../rendering/weak-etag';

/**
 * Sets the ETag of a successful read. Where the caller already has this content, it answers 304 and returns true. The
 * other headers must be set, because a 304 repeats them (RFC 9110, 15.4.5).
 */
export function answerUnchanged(
  req: Request,
  res: Response,
  { content, etag }: { readonly content: string | Buffer; readonly etag?: string },
): boolean {
  if (!isRead(req) || res.statusCode !== 200) return false;
  const currentEtag = etag ?? pageEtag(content);
  res.setHeader('ETag', currentEtag);
  if (!isCurrent(req.headers['if-none-match'], currentEtag)) return false;
  res.removeHeader('Content-Type');
  // `compression` recognises an answer that it may compress by its type, which a 304 does not have.
  res.vary('Accept-Encoding').status(304).end();
  return true;
}
