import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { BatchedReads } from './batched-reads';

describe('BatchedReads', () => {
  it('B6 reads the keys of one turn with one command, each key once, and gives each caller its own value', async () => {
    const commands: (readonly string[])[] = [];
    const reads = new BatchedReads((keys) => {
      commands.push(keys);
      return Promise.resolve(keys.map((key) => (key === 'nobody' ? null : `of ${key}`)));
    });
    const values = await Promise.all(['a', 'b', 'nobody', 'a'].map((key) => reads.read(key)));
    expect(values).toEqual(['of a', 'of b', null, 'of a']);
    expect(commands).toEqual([['a', 'b', 'nobody']]);
  });

  it('B2 answers a caller that asks while a command is under way with a later command', async () => {
    let stored = 'before';
    const answers: (() => void)[] = [];
    const reads = new BatchedReads(() => {
      const values = [stored];
      return new Promise((resolve) => answers.push(() => resolve(values)));
    });
    const firstRead = reads.read('a');
    await nextMacrotask();
    stored = 'after';
    const laterRead = reads.read('a');
    await nextMacrotask();
    for (const answer of answers) answer();
    expect([await firstRead, await laterRead]).toEqual(['before', 'after']);
  });

  it('B6 fails all callers of a command that fails, and reads again for the next', async () => {
    let isDown = true;
    const reads = new BatchedReads((keys) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(keys.map(() => 'up')),
    );
    const failed = await Promise.allSettled([reads.read('a'), reads.read('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await reads.read('a')).toBe('up');
  });
});
