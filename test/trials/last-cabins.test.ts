import { sellLastCabins } from './last-cabins';
import { whatIsWrong } from './trial';

it('D5 SUI-16 sells the last three cabins once each, though thirty buyers want them at once', async () => {
  expect(whatIsWrong(await sellLastCabins({ buyers: 30, cabins: 3 }))).toEqual([]);
}, 60_000);
