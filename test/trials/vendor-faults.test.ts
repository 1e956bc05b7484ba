import { whatIsWrong } from './trial';
import { breakVendors } from './vendor-faults';

// How soon is shown by the drill: the tests' machine may have other things to do.
it('E2 E4 E5 has each vendor fail alone and without a word of its own, and recovers', async () => {
  expect(
    whatIsWrong(await breakVendors({ faults: ['garbage'], isSample: true, callsAtOnce: 2, slackMs: 20_000 })),
  ).toEqual([]);
}, 180_000);
