import { guessWrongCodes } from './wrong-codes';
import { whatIsWrong } from './trial';

it('A1 A2 A6 evaluates at most ten of hundreds of wrong codes an account, and admits no stranger', async () => {
  expect(whatIsWrong(await guessWrongCodes({ guesses: 200, accounts: 4, addresses: 10 }))).toEqual([]);
}, 90_000);
