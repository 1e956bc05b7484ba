import { weakEtag } from './weak-etag';

/** Names an answer that is the same for everyone, whether it comes from the page cache or not. */
export const pageEtag = (body: Buffer | string): string => weakEtag(body, 22);
