import { spawnSync } from 'node:child_process';

it('G10 does not call an adapter proved that was tried on no live system', () => {
  const { status, stdout } = spawnSync('node', ['test/contracts/run.mjs', 'bot-check=turnstile'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(stdout).toMatch(/runs the suite of each\.\nNot tried on a live system: TURNSTILE_SECRET is not set\.\n$/);
  expect(status).toBe(1);
});

it('G10 lists no suite that no adapter passes in its tests', () => {
  const { stdout } = spawnSync('node', ['test/contracts/run.mjs', 'list'], { encoding: 'utf8' });
  const rows = stdout.split('\n').filter((row) => row.includes('.contract.ts ('));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => /\(\d+\)$/.test(row))).toEqual([]);
});
