import { createHash } from 'node:crypto';

/**
 * Whether a caller's `If-None-Match` names what there is now. A tag counts with and without its `W/`, which some
 * programs leave out (RFC 9110, 13.1.2).
 */
export const isCurrent = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.includes(etag.slice(2)) || ifNoneMatch.trim() === '*');

/** An ETag by content. It is weak, because the answer may be compressed on its way. */
export const weakEtag = (content: string | Buffer, length: number): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, length)}"`;
