import { spawnSync } from 'node:child_process';

const run = (program: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, ['config/run.mjs', program, ...words], { encoding: 'utf8', timeout: 50_000 });

// Both are compiled into one file when they are asked for, which no other test does.
describe('programs of operators and developers that are compiled when they are run', () => {
  it('names the drills when one is asked for that is not there', () => {
    const { status, stderr } = run('bench/drill.ts', 'no-such-drill');
    expect(stderr).toContain('The drills are: ');
    expect(stderr).toMatch(/\blast-cabins\b/);
    expect(status).toBe(1);
  });

  it('starts the benchmark as far as its options, and names the one that it does not know', () => {
    const { status, stderr } = run('bench/bench.ts', '--laps', '3');
    expect(stderr).toContain("Unknown option '--laps'.\n\nnpm run bench -- [options]");
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('have a help that names every option with its default', () => {
    const { status, stdout } = run('bench/bench.ts', '--help');
    const options = stdout.split('\n').flatMap((line) => /^ {2}(--[a-z-]+ ?\d*) /.exec(line)?.[1]?.trim() ?? []);
    expect(options).toEqual([
      '--rows',
      '--seconds 10',
      '--rounds 3',
      '--warm-up 5',
      '--mix-seconds 60',
      '--connections 32',
    ]);
    expect(status).toBe(0);
    const drill = run('bench/drill.ts', '--help');
    expect(drill.stdout).toMatch(/^npm run drill -- <name>: .*\nThe drills are: .*\blast-cabins\b/);
    expect(drill.status).toBe(0);
    expect(run('bench/drill.ts', '--laps').stderr).toContain("Unknown option '--laps'.");
  });
});
