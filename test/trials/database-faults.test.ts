import { breakDatabase } from './database-faults';
import { whatIsWrong } from './trial';

it('G5 B6 answers within three seconds and never with 500 while PostgreSQL hangs, refuses writes and fails over', async () => {
  expect(whatIsWrong(await breakDatabase({ guests: 2, faultMs: 2_000, proxy: 'forwarder' }))).toEqual([]);
}, 90_000);
