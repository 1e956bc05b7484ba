import { weakEtag } from './weak-etag';

export const pageEtag = (body: Buffer | string): string => weakEtag(body, 22);
