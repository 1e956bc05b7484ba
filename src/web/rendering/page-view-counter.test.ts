import type { PageViews } from '../../core/shared/page-views.port';
import { PageViewCounter } from './page-view-counter';

const reportMs = 5 * 60_000;

function aCounter(store: Partial<PageViews> = {}) {
  const reports: (readonly (readonly [string, number])[])[] = [];
  const warnings: string[] = [];
  const views: PageViews = {
    add: async (counts) => void reports.push([...counts]),
    findPopular: async (limit) => [`the first ${limit}`],
    ...store,
  };
  const counter = new PageViewCounter(views, {
    warn: (_details: object, message: string) => void warnings.push(message),
  });
  const view = (key: string, times = 1, isManifold = false) => {
    for (let time = 1; time <= times; time += 1) counter.count({ key, isManifold });
  };
  return { counter, view, reports, warnings };
}

describe('the views of pages at one node', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are added to those of all nodes every five minutes and when the node drains, those with the most first', async () => {
    const { counter, view, reports } = aCounter();
    counter.start();
    view('/voyages', 2);
    view('/voyages/cyclades?id=ON1-CYC-270412-007', 3);
    await jest.advanceTimersByTimeAsync(reportMs);
    await jest.advanceTimersByTimeAsync(reportMs);
    view('/');
    await counter.stop();
    await jest.advanceTimersByTimeAsync(reportMs);
    expect(reports).toEqual([
      [
        ['/voyages/cyclades?id=ON1-CYC-270412-007', 3],
        ['/voyages', 2],
      ],
      [['/', 1]],
    ]);
  });

  it('have neither filters of lists, nor answers of the API, nor long addresses', async () => {
    const { counter, view, reports } = aCounter();
    view('/voyages?startDate=2027-04-12', 1, true);
    view('/api/voyages');
    view(`/stories?category=${'x'.repeat(200)}`);
    await counter.stop();
    expect(reports).toEqual([]);
  });

  it('are of two thousand addresses at most, of which a hundred are stored', async () => {
    const { counter, view, reports } = aCounter();
    for (let index = 1; index <= 2_000; index += 1) view(`/stories/${index}`, index > 1_900 ? 2 : 1);
    view('/stories/2001', 3);
    await counter.stop();
    expect(reports[0]).toHaveLength(100);
    expect(reports[0]?.every(([, count]) => count === 2)).toBe(true);
  });

  it('are lost where the store fails, and hold no draining node up where it hangs', async () => {
    const failing = aCounter({ add: () => Promise.reject(new Error('away')) });
    failing.view('/');
    await failing.counter.stop();
    expect(failing.warnings).toEqual(['page views could not be stored']);
    const hanging = aCounter({ add: () => new Promise(() => undefined) });
    hanging.view('/');
    const stopped = hanging.counter.stop();
    await jest.advanceTimersByTimeAsync(1_000);
    await stopped;
  });
});

describe('the most viewed pages', () => {
  it('are fifty, and none where the store fails or does not answer within a second', async () => {
    jest.useFakeTimers();
    expect(await aCounter().counter.findPopular()).toEqual(['the first 50']);
    const failing = aCounter({ findPopular: () => Promise.reject(new Error('away')) });
    expect([await failing.counter.findPopular(), failing.warnings]).toEqual([
      [],
      ['the most viewed pages could not be read'],
    ]);
    const asked = aCounter({ findPopular: () => new Promise(() => undefined) }).counter.findPopular();
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    expect(await asked).toEqual([]);
  });
});
