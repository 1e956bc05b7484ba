import type { IsolatedSection } from './isolated-section';
import { withDeadline } from './with-deadline';

const in20Ms = () =>
  new Promise<IsolatedSection<string>>((resolve) => setTimeout(() => resolve({ kind: 'ready', value: 'trips' }), 20));

describe('a section with a deadline', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('TRP-03 gives what comes in time, ready or failed', async () => {
    const section = withDeadline(in20Ms(), 500);
    await jest.advanceTimersByTimeAsync(20);
    expect(await section).toEqual({ kind: 'ready', value: 'trips' });
    expect(await withDeadline(Promise.resolve({ kind: 'failed' }), 500)).toEqual({ kind: 'failed' });
  });

  it('TRP-03 says that it is late as soon as its time is over', async () => {
    const section = withDeadline(new Promise<IsolatedSection<string>>(() => undefined), 30);
    await jest.advanceTimersByTimeAsync(30);
    expect(await section).toEqual({ kind: 'deferred' });
  });
});
