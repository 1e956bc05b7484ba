// Compiles one TypeScript program with esbuild and runs it with the remaining arguments, so that benchmarks and drills
// need no build step.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, , program] = process.argv;
if (!program) throw new Error('Name the program to run: node config/run.mjs bench/bench.ts');
const compiled = `dist/tools/${program.replace(/[/.]/g, '-')}.mjs`;
await build({
  entryPoints: [program],
  outfile: compiled,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  packages: 'external',
  loader: { '.graphql': 'text' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
process.argv.splice(1, 2, resolve(compiled));
await import(pathToFileURL(resolve(compiled)).href);
