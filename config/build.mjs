// Compiles the build (TypeScript) with esbuild and runs it in this process, so that `npm run build -- --stale` can pass
// arguments on.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEsbuild } from './load-esbuild.mjs';

const { build } = await loadEsbuild();
const compiled = 'dist/build.mjs';
await build({
  entryPoints: ['esbuild.config.ts'],
  outfile: compiled,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // Configuration files that the tests read as well are CommonJS.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: 'warning',
});
await import(pathToFileURL(resolve(compiled)).href);
