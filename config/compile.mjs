import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { foundFiles } from './found-files.cjs';
import { loadEsbuild } from './load-esbuild.mjs';

/**
 * Compiles one TypeScript program with esbuild, so that benchmarks and drills need no build step. Resolves with the
 * module to import.
 */
export async function compile(program) {
  const compiled = resolve(`dist/tools/${program.replace(/[/.]/g, '-')}.mjs`);
  const { build } = await loadEsbuild();
  await build({
    entryPoints: [program],
    outfile: compiled,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    plugins: [foundFiles],
    loader: { '.graphql': 'text' },
    // A bundled CommonJS file (found-files.cjs) requires Node's own modules by this name.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return pathToFileURL(compiled);
}
