import { wantOneCabin } from './one-cabin';
import { whatIsWrong } from './trial';

it('D5 gives one number to one of thirty visitors who press it at once, and offers the others its neighbours', async () => {
  expect(whatIsWrong(await wantOneCabin({ visitors: 30 }))).toEqual([]);
}, 60_000);
