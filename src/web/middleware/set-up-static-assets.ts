import { extname, join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { notFound } from '../http-error';
import { SmallFiles } from './small-files';

const documentTypes = new Set(['.svg', '.html', '.xml']);
/**
 * The headers of security that are effective on a script, a style sheet, a font or a picture. A first view asks for
 * some fifteen such files, and over HTTP/1.1 the headers of documents added a kilobyte to each of them.
 */
const fileHeaders = new Set(['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy']);

/**
 * Built files have a content hash in their name, so browsers may cache them forever. `security`: the headers of
 * documents.
 */
export function setUpStaticAssets(
  builtFolder: string,
  security: readonly (readonly [string, string])[] = [],
): RequestHandler {
  const folder = join(builtFolder, 'public');
  const ofDocuments = security.filter(([name]) => name !== 'Cache-Control');
  const ofFiles = ofDocuments.filter(([name]) => fileHeaders.has(name.toLowerCase()));
  const headersOf = (pathname: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(documentTypes.has(extname(pathname)) ? ofDocuments : ofFiles),
    ...cachingOf(pathname),
  });
  const small = new SmallFiles(folder, headersOf);
  const openLarge = () =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders: (res, pathname) => {
        for (const [name, value] of Object.entries(headersOf(pathname))) res.setHeader(name, value);
      },
    });
  // sirv reads the facts of thousands of files, which would delay the start.
  let large: ReturnType<typeof openLarge> | undefined;
  const router = Router();
  router.use(
    '/assets',
    (req, res, next) => small.answer(req, res, next),
    (req, res, next) => (large ??= openLarge())(req, res, next),
  );
  return router;
}

/** Behind the headers of documents, because the answer is a page. */
export function refuseMissingAssets(): RequestHandler {
  const router = Router();
  router.use('/assets', () => {
    throw notFound();
  });
  return router;
}

/** A hash by esbuild, such as `-7TJSWANS`, or by the build (`config/build-output.ts`), of which pictures have half. */
const hashed = /(?:-[A-Z2-7]{8}|\.[A-Za-z0-9]{10})\.\w+$|\.[A-Za-z0-9]{5}\.(?:webp|avif)$/;

/** Files without a hash in their name, such as the icon, may change with the next build. */
const cachingOf = (pathname: string): Readonly<Record<string, string>> => ({
  'Cache-Control': hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
});
