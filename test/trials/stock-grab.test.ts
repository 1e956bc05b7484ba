import { grabStock } from './stock-grab';
import { whatIsWrong } from './trial';

it('F4 keeps four of five free cabins for guests, though 60 browsers take what they can', async () => {
  expect(whatIsWrong(await grabStock({ browsers: 60, addresses: 20, payingGuests: 4 }))).toEqual([]);
}, 60_000);
