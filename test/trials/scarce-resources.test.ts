import { lackResources } from './scarce-resources';
import { whatIsWrong } from './trial';

// A disk of its own needs root, and how slow pages become says nothing on a machine that runs the tests: the drill has both.
it('E11 goes on with too few files and with a small heap', async () => {
  expect(
    whatIsWrong(await lackResources({ shortages: ['memory', 'files'], isOneNode: true, seconds: 2, perSecond: 10 })),
  ).toEqual([]);
}, 180_000);
