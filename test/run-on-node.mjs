// Runs the tests on another Node, from the npm package `node`: npm run test:on -- 26 [paths of tests]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const [version, ...tests] = process.argv.slice(2);
if (!version) {
  console.error('Name a version: npm run test:on -- 26');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'landfall-node-'));
const run = (command, args, options = {}) => spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1;

// The package is a binary that an installation script puts in its place; it never enters our lock file.
let status = run(
  'npm',
  ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--silent', `node@${version}`],
  {
    cwd: folder,
  },
);
if (status === 0) {
  const binaries = join(folder, 'node_modules', 'node', 'bin');
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` };
  status =
    run(join(binaries, 'node'), ['--version'], { env }) ||
    run(join(binaries, 'node'), ['test/run.mjs', ...tests], { env });
}
rmSync(folder, { recursive: true, force: true });
process.exit(status);
