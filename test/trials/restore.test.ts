import { loseAndRestore } from './restore';
import { whatIsWrong } from './trial';

it('G8 restores every write that was answered before the backup, after the node and its files are lost', async () => {
  expect(whatIsWrong(await loseAndRestore({ database: 'SQLite', guests: 3, buyers: 4, writesEach: 20 }))).toEqual([]);
}, 60_000);
