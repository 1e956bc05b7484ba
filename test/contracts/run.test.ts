import { spawnSync } from 'node:child_process';

it('G10 does not call an adapter proved that was tried on no live system', () => {
  const { status, stdout } = spawnSync('node', ['test/contracts/run.mjs', 'bot-check=turnstile'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(stdout).toMatch(/runs the suite of each\.\nNot tried on a live system: TURNSTILE_SECRET is not set\.\n$/);
  expect(status).toBe(1);
});
