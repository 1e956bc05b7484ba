import { bombMailbox } from './mail-bomb';
import { whatIsWrong } from './trial';

it('F5 sends a stranger a few neutral codes, though 60 visitors ask in their name', async () => {
  expect(whatIsWrong(await bombMailbox({ attempts: 60, addresses: 30 }))).toEqual([]);
}, 60_000);
