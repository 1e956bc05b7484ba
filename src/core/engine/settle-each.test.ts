import { Unavailable } from '../shared/unavailable';
import { settleEach } from './settle-each';

const settling = (failing: Readonly<Record<number, Error>>) => {
  const settled: number[] = [];
  const run = settleEach([1, 2, 3], async (item) => {
    const failure = failing[item];
    if (failure) throw failure;
    settled.push(item);
  });
  return { run, settled };
};

it('D7 settles the others although one payment fails, and reports the failure', async () => {
  const { run, settled } = settling({ 1: new Error('another amount') });
  await expect(run).rejects.toThrow('another amount');
  expect(settled).toEqual([2, 3]);
});

it('D7 E4 asks no further when the provider is away', async () => {
  const { run, settled } = settling({ 2: new Unavailable('the payment provider') });
  await expect(run).rejects.toThrow(Unavailable);
  expect(settled).toEqual([1]);
});
