import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses answers that are not cached: signed-in pages and `/api`. Cached pages are stored compressed. */
export const setUpCompression = (): RequestHandler => compression({ threshold: 1024 });
