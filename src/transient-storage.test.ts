import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { TransientStorage } from './transient-storage';

describe('TransientStorage', () => {
  let disabled: jest.SpyInstance;
  let storage: TransientStorage<string>;
  beforeEach(() => {
    disabled = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    storage = new TransientStorage();
  });
  afterEach(() => disabled.mockRestore());

  const read = async () => {
    await nextIteration();
    return storage.getStore();
  };

  it('gives each of several works its own context, the inner one within the outer one', async () => {
    const outer = async () => [await storage.run('inner', read), await read()];
    expect(await Promise.all([storage.run('one', read), storage.run('outer', outer), read()])).toEqual([
      'one',
      ['inner', 'outer'],
      undefined,
    ]);
  });

  it('is disabled when the last work ends, also by a failure, and works again afterwards', async () => {
    const failing = storage.run('failing', async () => {
      await nextIteration();
      throw new Error('The work fails.');
    });
    expect(await storage.run('quick', async () => storage.getStore())).toBe('quick');
    expect(disabled).not.toHaveBeenCalled();
    await expect(failing).rejects.toThrow('The work fails.');
    expect(disabled).toHaveBeenCalledTimes(1);
    expect(storage.getStore()).toBeUndefined();
    expect(await storage.run('again', read)).toBe('again');
  });

  it('keeps the context of a work without a promise until its end is called, once or more often', async () => {
    const ends: (() => void)[] = [];
    const found = new Promise<string | undefined>((resolve) => {
      storage.runUntil(
        'answer',
        (end) => void ends.push(end),
        () => void read().then(resolve),
      );
    });
    expect(await found).toBe('answer');
    expect(disabled).not.toHaveBeenCalled();
    for (const end of [...ends, ...ends]) end();
    expect(disabled).toHaveBeenCalledTimes(1);
  });
});
