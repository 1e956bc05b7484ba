import { readFile } from 'node:fs/promises';
import { withinCheckLimit } from './check-limit';

/** Keeps the event loop busy, as a node is that renders many pages at once. */
function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('the limit of a check', () => {
  it('G2 gives a system its time although the node stood still for longer than that', async () => {
    const checked = withinCheckLimit(readFile('package.json', 'utf8'));
    standStill(700);
    expect(await checked).toContain('"landfall"');
  });

  it('G10 takes a late answer for a failure', async () => {
    await expect(withinCheckLimit(new Promise(() => undefined))).rejects.toThrow('no answer within 500 ms');
  });
});
