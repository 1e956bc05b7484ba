import { whatIsWrong } from './trial';
import { breakVendors } from './vendor-faults';

it('E2 E4 E5 has each vendor fail alone, in time and without a word of its own, and recovers', async () => {
  expect(whatIsWrong(await breakVendors({ faults: ['garbage', 'rate-limited', 'reset'] }))).toEqual([]);
}, 180_000);
