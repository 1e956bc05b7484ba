import { bombMailbox } from './mail-bomb';
import { whatIsWrong } from './trial';

it('F5 sends a stranger a few neutral codes, though 120 visitors ask in their name', async () => {
  expect(whatIsWrong(await bombMailbox({ attempts: 120, addresses: 60 }))).toEqual([]);
}, 60_000);
