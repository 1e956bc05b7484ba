import { writeFromOtherSites } from './cross-site-writes';
import { whatIsWrong } from './trial';

it('B4 accepts no write that another site makes a guest’s browser send', async () => {
  expect(whatIsWrong(await writeFromOtherSites({ isFull: false }))).toEqual([]);
}, 90_000);
