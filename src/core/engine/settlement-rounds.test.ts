import { Unavailable } from '../shared/unavailable';
import { SettlementRounds } from './settlement-rounds';

/** Payments by number. Those with a failure throw it; `waiting` ones stay in the list, the others leave it. */
function settling(count: number, failing: Readonly<Record<number, Error>> = {}, waiting = 0) {
  let open = Array.from({ length: count }, (_, index) => index + 1);
  const idOf = (item: number) => String(item).padStart(4, '0');
  const rounds = new SettlementRounds(idOf);
  let asked: number[] = [];
  const run = () =>
    rounds.run({
      find: async ({ after, limit }) => open.filter((item) => idOf(item) > after).slice(0, limit),
      settle: async (item) => {
        asked.push(item);
        const failure = failing[item];
        if (failure) throw failure;
        if (item > waiting) open = open.filter((one) => one !== item);
      },
    });
  const askedIn = async (round = run()) => {
    await round.catch(() => undefined);
    const items = asked;
    asked = [];
    return items;
  };
  return { run, askedIn, stillOpen: () => open };
}

it('D7 settles the others although one payment fails, and reports the failure', async () => {
  const { run, stillOpen } = settling(3, { 1: new Error('another amount') });
  await expect(run()).rejects.toThrow('another amount');
  expect(stillOpen()).toEqual([1]);
});

it('D7 E4 asks no further when the provider is unavailable, and continues after that payment in the next round', async () => {
  const { run, askedIn } = settling(3, { 2: new Unavailable('the payment provider') });
  await expect(run()).rejects.toThrow(Unavailable);
  expect(await askedIn()).toEqual([1, 2, 3]);
  expect(await askedIn()).toEqual([2]);
  expect(await askedIn()).toEqual([2]);
});

it('D7 asks about the youngest payment too, however many older ones cannot be settled', async () => {
  const { askedIn, stillOpen } = settling(250, {}, 240);
  const rounds = [await askedIn(), await askedIn(), await askedIn(), await askedIn()];
  expect(rounds.map((items) => [items.length, items[0], items.at(-1)])).toEqual([
    [100, 1, 100],
    [100, 101, 200],
    [50, 201, 250],
    [100, 1, 100],
  ]);
  expect(stillOpen()).toHaveLength(240);
});

it('D7 asks about all payments in each round where they are few', async () => {
  const { askedIn } = settling(3, {}, 3);
  expect([await askedIn(), await askedIn()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
