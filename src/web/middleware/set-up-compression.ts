import compression from 'compression';
import type { RequestHandler } from 'express';

/** For answers that no cache holds: the signed-in pages and `/api`. Cached pages bring their own compressed bytes. */
export const setUpCompression = (): RequestHandler => compression({ threshold: 1024 });
