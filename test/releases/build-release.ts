import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Release } from './schema';

export interface ReleasedBuild {
  readonly folder: string;
  remove(): void;
}

export const lastRelease = (): Release =>
  JSON.parse(readFileSync('test/releases/last-release.json', 'utf8')) as Release;

const nameOf = (ref: string): string | undefined => {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

/** Its tag where this clone has it, and it was not moved since; else its commit. */
export const refOf = ({ tag, commit }: Release): string => (nameOf(`refs/tags/${tag}`) === commit ? tag : commit);

/** Whether the release's commit is here: a shallow clone and an archive have the stored schema alone. */
export const hasCommit = ({ commit }: Release): boolean => nameOf(commit) === commit;

/**
 * The release's server, built of its own sources with the packages of this checkout. Its browser's modules are built
 * only when asked for (15 s): else it names those of the current build.
 */
export function buildRelease(release: Release, { isWhole = false } = {}): ReleasedBuild {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-release-'));
  const parts = isWhole ? ['.'] : ['.', ':(exclude)assets/**/*.webp', ':(exclude)docs', ':(exclude)test'];
  const archive = execFileSync('git', ['archive', refOf(release), '--', ...parts], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  if (isWhole) execFileSync(process.execPath, ['config/build.mjs'], { cwd: folder });
  else buildServer(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * The same options as the build's own, which cannot be asked for the server alone; without the commands, and without
 * the maps that only a stack trace needs.
 */
function buildServer(folder: string): void {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  for (const made of ['manifest.json', 'public', 'maps']) symlinkSync(resolve('dist', made), join(dist, made));
  const program = `
    import { build } from 'esbuild';
    import { readFileSync, writeFileSync } from 'node:fs';
    const text = readFileSync('esbuild.config.ts', 'utf8').replace(/^if \\(process\\.argv\\.includes\\('--watch'\\)[\\s\\S]*$/m, 'const { main, start } = serverBundle.entryPoints; await build({ ...serverBundle, entryPoints: { main, start }, sourcemap: false });');
    writeFileSync('build-server.ts', text);
    await build({ entryPoints: ['build-server.ts'], outfile: 'dist/build.mjs', bundle: true, platform: 'node', target: 'node20', format: 'esm', packages: 'external', logLevel: 'error', banner: { js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);' } });
    await import(process.cwd() + '/dist/build.mjs');`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, stdio: 'inherit' });
}
