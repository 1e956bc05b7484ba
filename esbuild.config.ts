/**
 * Builds everything in `dist/`: the server, the browser's modules, the style sheet, pictures and maps. `--stale` does
 * nothing when `dist/` is newer than every source. `--watch` continues to build saved changes (config/develop.ts).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { compile } from 'sass';
import {
  copyPictures,
  copyVideos,
  dist,
  precompress,
  publicFolder,
  writeHashed,
  writeManifest,
} from './config/build-output';
import { develop } from './config/develop';
import { buildFirstScript, firstScript, laterScripts } from './config/first-script';
import { compileStandaloneStyles } from './config/standalone-styles';
import { documentRendererBundle } from './config/document-renderer-bundle';
import { tripPackWorkerName } from './config/trip-pack-worker-name';
import { standaloneStylesName } from './config/standalone-styles-name';
import { trimFonts } from './assets/fonts/trim-fonts';
import { drawIcons } from './assets/images/draw-icons';
import { buildRegionMaps, buildRouteMaps, divideMap, mapColours } from './assets/maps/build-maps';
import { drawRosettes } from './assets/rosettes/draw-rosettes';
import { foundFiles } from './config/found-files.cjs';
import { leadingSpreads, leadingSpreadsBanner } from './config/leading-spreads';
import { foundSheets } from './config/found-sheets';
import { preparedLineName, prepareLine } from './src/adapters/embedded-content/prepared-line';
import type { MapView } from './views/voyages/map-view';

const sources = ['src', 'views', 'assets', 'config', 'esbuild.config.ts', 'package-lock.json'];
/** React is bundled with the server, so that it is always the production build. */
const productionReact = 'react|react-dom|react-router|react-router-dom|react-helmet-async|scheduler';
/** Finding the many small files of these packages took a third of a start. All others stay external. */
const manyFiles = `
  @contentful/rich-text-types @fastify/busboy altcha-lib cockatiel compression express inversify ioredis joi kysely
  libphonenumber-js lru-cache minisearch nodemailer pg prom-client reflect-metadata yaml`
  .trim()
  .replaceAll(/\s+/g, '|');
const bundledPackages = new RegExp(`^(${productionReact}|${manyFiles})($|/)`);

const serverPackages: Plugin = {
  name: 'server-packages',
  setup(api) {
    // The imports of a bundled package are bundled with it, because only the package determines which of two installed
    // versions it needs.
    api.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
      kind === 'entry-point' || bundledPackages.test(path) || importer.includes('node_modules')
        ? undefined
        : { path, external: true },
    );
  },
};

/**
 * Half a megabyte that a server would retain: bodies are read as UTF or Latin-1, and the package's tables are of other
 * encodings.
 */
const withoutEncodingTables: Plugin = {
  name: 'without-encoding-tables',
  setup(api) {
    api.onLoad({ filter: /iconv-lite\/encodings\/tables\/.*\.json$/ }, () => ({ contents: '[]', loader: 'json' }));
  },
};

/**
 * Compiles Sass, then lets esbuild resolve `url()`; each picture's placeholder colour becomes a class (no inline
 * styles).
 */
function sassStyles(placeholders: string): Plugin {
  const compiled = new Map<string, { readonly css: string; readonly at: number; readonly files: readonly string[] }>();
  // During `npm run dev` a style sheet without a saved change is not compiled again.
  const compileOnce = (path: string) => {
    const known = compiled.get(path);
    if (known?.files.every((file) => existsSync(file) && statSync(file).mtimeMs < known.at)) return known.css;
    const at = Date.now();
    const { css, loadedUrls } = compile(path, {
      importers: [foundSheets],
      loadPaths: ['.'],
      style: 'expanded',
    });
    compiled.set(path, {
      css,
      at,
      files: loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url)),
    });
    return css;
  };
  return {
    name: 'sass-styles',
    setup(api) {
      api.onLoad({ filter: /\.scss$/ }, ({ path }) => {
        const css = compileOnce(path);
        return {
          contents: path.endsWith('main.scss') ? `${css}\n${placeholders}` : css,
          loader: 'css',
          resolveDir: resolve('.'),
        };
      });
    },
  };
}

const isStale = () => {
  const manifest = join(dist, 'manifest.json');
  return !existsSync(manifest) || Math.max(...sources.map(newestChange)) > statSync(manifest).mtimeMs;
};

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Node 22 and later evaluate a leading spread fast, and one of nothing before it slowly. */
const isSlowOnSpreads = Number(process.versions.node.split('.')[0]) < 22;

const serverBundle: BuildOptions = {
  entryPoints: {
    main: 'src/main.ts',
    start: 'src/start.ts',
    operate: 'src/commands/operate.ts',
    line: 'src/commands/line.ts',
    database: 'src/commands/database.ts',
  },
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  chunkNames: 'server-[hash]',
  jsx: 'automatic',
  sourcemap: true,
  // A stack trace needs only positions and names. With the text of the sources, the map was the largest file read at a
  // start.
  sourcesContent: false,
  // A start reads and compiles the whole bundle. Names are preserved for stack traces, and for binding by constructor
  // names (decision 0049).
  minifyWhitespace: true,
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.graphql': 'text' },
  banner: {
    js: `import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);${isSlowOnSpreads ? leadingSpreadsBanner : ''}`,
  },
  plugins: [serverPackages, withoutEncodingTables, foundFiles, ...(isSlowOnSpreads ? [leadingSpreads] : [])],
  logLevel: 'warning',
};

const browserBundle = (placeholders: string) =>
  ({
    entryPoints: ['views/**/*.widget.tsx', 'assets/styles/main.scss', 'views/**/*.sheet.scss'],
    outdir: publicFolder,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: 'files/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    minify: true,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file', '.webp': 'file' },
    plugins: [sassStyles(placeholders), trimFonts, drawRosettes],
    logLevel: 'warning',
  }) satisfies BuildOptions;

async function buildBrowser(placeholders: string): Promise<Metafile> {
  const bundle = browserBundle(placeholders);
  const { metafile } = await build({ ...bundle, entryPoints: [...laterScripts, ...bundle.entryPoints] });
  const whole = await buildFirstScript(bundle, metafile);
  dropEmptyImports(whole);
  return whole;
}

/**
 * esbuild makes a script import the chunk of its helpers even when it uses none. Removing such an import saves every
 * page a request.
 */
function dropEmptyImports({ outputs }: Metafile): void {
  const empty = Object.entries(outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).length === 0)
    .map(([file]) => basename(file));
  for (const file of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      empty.reduce((text, name) => text.replace(`import"./${name}";`, ''), script),
    );
  }
}

/**
 * A server retains its source as long as it runs, with two bytes per character once one character is outside Latin-1.
 */
function requireNarrowSource({ outputs }: Metafile): void {
  for (const file of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(file, 'utf8');
    const at = source.search(/[\u0100-\uFFFF]/);
    if (at >= 0)
      throw new Error(`Write the character as \\u… in ${source.slice(Math.max(0, at - 60), at + 20)} (${file})`);
  }
}

async function drawMaps(): Promise<void> {
  // An unusable content document is reported here and at every start; the site runs without it.
  const report = (error: Error) => console.error(`Left out: ${error.message}`);
  const line = prepareLine('config/sample-line', { preparedFile: join(dist, preparedLineName), report });
  const from = { line, worldAtlasFolder: 'node_modules/world-atlas' };
  const maps = { ...buildRouteMaps(from), ...buildRegionMaps(from) };
  const colours = mapColours(readFileSync('assets/styles/_tokens.scss', 'utf8'));
  mkdirSync(join(dist, 'maps'), { recursive: true });
  mkdirSync(join(publicFolder, 'maps'), { recursive: true });
  for (const [slug, svg] of Object.entries(maps)) {
    const { drawing, land } = divideMap(svg, colours);
    const layers: MapView = { svg: drawing, landSrc: writeHashed(land, { folder: 'maps', name: `${slug}.svg` }) };
    writeFileSync(join(dist, 'maps', `${slug}.svg`), svg);
    writeFileSync(join(dist, 'maps', `${slug}.json`), JSON.stringify(layers));
  }
}

/** A classic script in one file, because a service worker should load no further files. */
const buildTripPackWorker = () =>
  build({
    entryPoints: ['views/trip-day/trip-pack.worker.ts'],
    outfile: join(dist, tripPackWorkerName),
    bundle: true,
    format: 'iife',
    target: browserBundle('').target,
    minify: true,
    logLevel: 'warning',
  });

const writeStandaloneStyles = async () =>
  writeFileSync(join(dist, standaloneStylesName), await compileStandaloneStyles());

async function buildAll(): Promise<void> {
  // Old files are not removed, because a running server, or a browser with an old page, may still request them.
  mkdirSync(publicFolder, { recursive: true });
  const { pictures, placeholders } = copyPictures();
  const [metafile, server] = await Promise.all([
    buildBrowser(placeholders),
    build({ ...serverBundle, metafile: true }),
    drawMaps(),
    writeStandaloneStyles(),
    buildTripPackWorker(),
    build(documentRendererBundle(dist)),
  ]);
  requireNarrowSource(server.metafile);
  await drawIcons(publicFolder);
  precompress(publicFolder);
  writeManifest(metafile, { pictures, videos: copyVideos() }, server.metafile);
}

/** Output that code changes do not affect: built once, and again after its own sources have changed. */
async function prepareDevelopment(): Promise<void> {
  const mark = join(dist, 'prepared-for-development');
  if (existsSync(mark) && statSync(mark).mtimeMs > Math.max(...['assets', 'config/sample-line'].map(newestChange)))
    return;
  await Promise.all([drawMaps(), writeStandaloneStyles(), buildTripPackWorker()]);
  await drawIcons(publicFolder);
  writeFileSync(mark, '');
}

if (process.argv.includes('--watch')) {
  mkdirSync(publicFolder, { recursive: true });
  const { pictures, placeholders } = copyPictures();
  const videos = copyVideos();
  await prepareDevelopment();
  const bundle = browserBundle(placeholders);
  await develop({
    browser: { ...bundle, entryPoints: [firstScript, ...bundle.entryPoints] },
    publicFolder,
    writeManifest: (metafile) => {
      writeManifest(metafile, { pictures, videos });
      // File names of this build do not depend on the content, so that `npm start` must build again.
      utimesSync(join(dist, 'manifest.json'), 0, 0);
    },
  });
} else if (!process.argv.includes('--stale') || isStale()) await buildAll();
