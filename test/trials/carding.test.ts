import { tryCards } from './carding';
import { whatIsWrong } from './trial';

it('F3 lets five of 100 stolen cards through on each of five holds, and guests pay beside it', async () => {
  expect(whatIsWrong(await tryCards({ cards: 100, addresses: 5 }))).toEqual([]);
}, 60_000);
