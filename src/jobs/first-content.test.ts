import { until } from '../../test/support/until';
import { FirstContent } from './first-content';

describe('a node that waits for the first content', () => {
  it('F1 says once that it came, also after the database did not answer', async () => {
    const answers = [async () => false, () => Promise.reject(new Error('away')), async () => true, async () => true];
    let asked = 0;
    let found = 0;
    const firstContent = new FirstContent(false, () => answers[Math.min(asked++, 3)]?.() ?? Promise.resolve(true), 1);
    firstContent.start(() => (found += 1));
    await until(() => found, 1);
    expect(asked).toBeGreaterThanOrEqual(3);
    const before = asked;
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked, found]).toEqual([before, 1]);
    firstContent.stop();
  });

  it('F1 asks nobody where there is content', () => {
    const firstContent = new FirstContent(true, () => Promise.reject(new Error('asked')), 1);
    firstContent.start(() => {
      throw new Error('found');
    });
    firstContent.stop();
  });
});
