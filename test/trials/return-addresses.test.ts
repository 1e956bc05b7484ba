import { returnToHostileAddresses } from './return-addresses';
import { whatIsWrong } from './trial';

it('C10 H59 leads nowhere but to our own pages, whatever return address is sent', async () => {
  expect(whatIsWrong(await returnToHostileAddresses({ addresses: 4, openedWith: 1 }))).toEqual([]);
}, 240_000);
