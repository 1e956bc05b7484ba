import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { documentRendererName } from './document-renderer-name';
import { foundFiles } from './found-files.cjs';

/** The process that renders documents. It is one file, because it shares nothing with a node but messages. */
export const documentRendererBundle = (folder: string): BuildOptions => ({
  entryPoints: ['src/document-renderer.ts'],
  outfile: join(folder, documentRendererName),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  minifySyntax: true,
  minifyWhitespace: true,
  plugins: [foundFiles],
  logLevel: 'warning',
});
