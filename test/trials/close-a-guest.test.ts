import { closeAGuest } from './close-a-guest';
import { whatIsWrong } from './trial';

it('F6 A6 lets guests sign in while strangers ask for codes of the same address and guess at them', async () => {
  expect(whatIsWrong(await closeAGuest({ strangers: 12 }))).toEqual([]);
}, 90_000);
