import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('without the packages of development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-packages-'));
  beforeAll(() => cpSync('config', join(folder, 'config'), { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['a build', ['config/build.mjs', '--stale']],
    ['a command', ['config/run.mjs', 'src/commands/line.ts', 'help']],
  ])('%s names the line that installs them, and no stack', (_name, program) => {
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'The packages that build Landfall are not installed. Type: npm ci --include=dev\n',
    ]);
  });
});
