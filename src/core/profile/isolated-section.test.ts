import { readIsolatedSection } from './isolated-section';

describe('readIsolatedSection', () => {
  const heard: unknown[] = [];
  const hear = (error: unknown) => void heard.push(error);
  beforeEach(() => {
    heard.length = 0;
  });

  it('E2 returns the value that was read', async () => {
    expect(await readIsolatedSection(Promise.resolve([1, 2]), hear)).toEqual({ kind: 'ready', value: [1, 2] });
    expect(heard).toEqual([]);
  });

  it('E2 fails this panel alone when its system does, and says so once', async () => {
    const failure = new Error('down');
    expect(await readIsolatedSection(Promise.reject(failure), hear)).toEqual({ kind: 'failed' });
    expect(heard).toEqual([failure]);
  });

  it('E2 waits no longer than its limit', async () => {
    expect(await readIsolatedSection(new Promise(() => undefined), hear, 20)).toEqual({ kind: 'failed' });
    expect(heard).toEqual([new Error('A panel took longer than 20 ms')]);
  });

  it('E2 leaves no timer behind that would hold up the end of the process', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await readIsolatedSection(Promise.resolve(1), hear);
    await readIsolatedSection(Promise.reject(new Error('down')), hear);
    expect(timers()).toBe(before);
  });
});
