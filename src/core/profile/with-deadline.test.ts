import type { IsolatedSection } from './isolated-section';
import { withDeadline } from './with-deadline';

const in20Ms: Promise<IsolatedSection<string>> = new Promise((resolve) =>
  setTimeout(() => resolve({ kind: 'ready', value: 'trips' }), 20),
);

describe('soon', () => {
  it('TRP-03 gives what comes in time, ready or failed', async () => {
    expect(await withDeadline(in20Ms, 500)).toEqual({ kind: 'ready', value: 'trips' });
    expect(await withDeadline(Promise.resolve({ kind: 'failed' }), 500)).toEqual({ kind: 'failed' });
  });

  it('TRP-03 says that it is late as soon as patience ends', async () => {
    const began = Date.now();
    expect(await withDeadline(new Promise<IsolatedSection<string>>(() => undefined), 30)).toEqual({ kind: 'deferred' });
    expect(Date.now() - began).toBeLessThan(400);
  });
});
