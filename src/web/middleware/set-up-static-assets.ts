import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { notFound } from '../http-error';

/** Built files have a content hash in their name, so browsers may cache them forever. */
export function setUpStaticAssets(builtFolder: string): RequestHandler {
  const files = sirv(join(builtFolder, 'public'), {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (res, pathname) => {
      const hasHash = /[-.][A-Za-z0-9]{8,10}\.\w+$/.test(pathname);
      res.setHeader('Cache-Control', hasHash ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (pathname.endsWith('speculation-rules.json'))
        res.setHeader('Content-Type', 'application/speculationrules+json');
    },
  });
  const router = Router();
  router.use('/assets', files, () => {
    throw notFound();
  });
  return router;
}
