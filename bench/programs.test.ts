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
    expect(stderr).toContain("Unknown option '--laps'");
    expect(status).toBe(1);
  });
});
