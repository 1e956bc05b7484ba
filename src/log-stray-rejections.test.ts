import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformSync } from 'esbuild';

const source = readFileSync(join(__dirname, 'log-stray-rejections.ts'), 'utf8');
const { code } = transformSync(source, { loader: 'ts', format: 'esm' });

/** A process that rejects a promise nobody awaits, and is alive a moment later. */
const run = (before: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `${code}; ${before}; void Promise.reject(new Error('stray')); setImmediate(() => console.log('alive'));`,
  ]);

describe('a rejected promise that nobody awaits', () => {
  it('E8 is logged, and the process goes on', async () => {
    const { stdout } = await run('logStrayRejections({ error: ({ err }, text) => console.log(text, err.message) })');
    expect(stdout.split('\n')).toEqual(['a rejected promise was not handled stray', 'alive', '']);
  });

  it('E8 ends a process that does not listen', async () => {
    await expect(run('')).rejects.toMatchObject({ code: 1 });
  });
});
