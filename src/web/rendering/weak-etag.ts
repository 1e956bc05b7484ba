import { createHash } from 'node:crypto';

/** An ETag by content. It is weak, because the answer may be compressed on its way. */
export const weakEtag = (content: string | Buffer, length: number): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, length)}"`;
