import { tryCards } from './carding';
import { whatIsWrong } from './trial';

it('F3 lets five of 300 stolen cards through on each of ten holds, and guests pay beside it', async () => {
  expect(whatIsWrong(await tryCards({ cards: 300, addresses: 10 }))).toEqual([]);
}, 60_000);
