import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { notFound } from '../http-error';
import { SmallFiles } from './small-files';

/** Built files have a content hash in their name, so browsers may cache them forever. */
export function setUpStaticAssets(builtFolder: string): RequestHandler {
  const folder = join(builtFolder, 'public');
  const small = new SmallFiles(folder, headersOf);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (res, pathname) => {
      for (const [name, value] of Object.entries(headersOf(pathname))) res.setHeader(name, value);
    },
  });
  const router = Router();
  router.use(
    '/assets',
    (req, res, next) => small.answer(req, res, next),
    files,
    () => {
      throw notFound();
    },
  );
  return router;
}

/** Files without a hash in their name, such as the icon, may change with the next build. */
const headersOf = (pathname: string): Readonly<Record<string, string>> => ({
  'Cache-Control': /[-.][A-Za-z0-9]{8,10}\.\w+$/.test(pathname)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  ...(pathname.endsWith('speculation-rules.json') ? { 'Content-Type': 'application/speculationrules+json' } : {}),
});
