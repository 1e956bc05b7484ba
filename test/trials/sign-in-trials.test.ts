import { resetLine } from '../support/reset-line';
import { closeAGuest } from './close-a-guest';
import { returnToHostileAddresses } from './return-addresses';
import { whatIsWrong } from './trial';
import { openTrialSite, type TrialSite } from './trial-site';
import { guessWrongCodes } from './wrong-codes';

let site: TrialSite;
beforeAll(async () => {
  site = await openTrialSite();
}, 60_000);
afterEach(() => resetLine(site.url));
afterAll(() => site.close());

/** Each drill opens a site of its own; these three take turns at one. */
describe('sign-in under attack', () => {
  it('F6 A6 lets guests sign in while strangers ask for codes of the same address and guess at them', async () => {
    expect(whatIsWrong(await closeAGuest({ strangers: 12, site }))).toEqual([]);
  }, 90_000);

  it('A1 A2 A6 evaluates at most ten of hundreds of wrong codes an account, and admits no stranger', async () => {
    expect(whatIsWrong(await guessWrongCodes({ guesses: 200, accounts: 4, addresses: 10, site }))).toEqual([]);
  }, 90_000);

  it('C10 H59 leads nowhere but to our own pages, whatever return address is sent', async () => {
    expect(whatIsWrong(await returnToHostileAddresses({ addresses: 4, openedWith: 1, site }))).toEqual([]);
  }, 240_000);
});
