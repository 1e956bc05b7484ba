import { setTimeout as sleep } from 'node:timers/promises';
import { withinTime } from './within-time';

const onTimeout = () => {
  throw new Error('timed out');
};

describe('withinTime', () => {
  it('settles as the work does', async () => {
    expect(await withinTime(Promise.resolve('done'), 1_000, onTimeout)).toBe('done');
    await expect(withinTime(Promise.reject(new Error('failed')), 1_000, onTimeout)).rejects.toThrow('failed');
  });

  it('settles as the caller says after a timeout, whatever becomes of the work', async () => {
    const failingWork = sleep(20).then(() => Promise.reject(new Error('failed')));
    expect(await withinTime(failingWork, 1, () => 'timed out')).toBe('timed out');
    await expect(withinTime(sleep(20), 1, onTimeout)).rejects.toThrow('timed out');
    await expect(failingWork).rejects.toThrow('failed');
  });
});
