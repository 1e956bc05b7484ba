import { mutatedQueries } from './mutate-query';
import { openWithMutatedQueries } from './mutated-queries';
import { whatIsWrong } from './trial';

it('ROU-30 SUI-09 H72 opens every page of the flow with mutated queries: no 5xx, no NaN, no loop', async () => {
  expect(whatIsWrong(await openWithMutatedQueries({ queries: 10, browserVisits: 2 }))).toEqual([]);
}, 90_000);

it('makes the same queries from the same seed, and different ones', () => {
  const right = [
    ['p1', '2'],
    ['p2', '30,30'],
  ] as const;
  expect(mutatedQueries(right, 50, 7)).toEqual(mutatedQueries(right, 50, 7));
  expect(new Set(mutatedQueries(right, 200, 7)).size).toBeGreaterThan(150);
});
