import { StoppedClock } from '../../../../test/builders/a-clock';
import { someSeals } from '../../../../test/builders/some-seals';
import { describeWatches } from '../../../../test/contracts/watches.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { withSealedColumns } from '../../sql/sealed-columns';
import { EmbeddedWatches } from './watches';

const secrets = { digest: (purpose: string, text: string) => `${purpose} ${[...text].toReversed().join('')}` };

for (const { name, create } of testDatabases) {
  describeWatches(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const open = async () => withSealedColumns(await openDatabase(database), someSeals);
    const [db, otherDb] = [await open(), await open()];
    return {
      watches: new EmbeddedWatches(db, secrets, clock),
      otherNode: new EmbeddedWatches(otherDb, secrets, clock),
      stored: async () => JSON.stringify(await db.withoutPlugins().selectFrom('watch_owners').selectAll().execute()),
      now: () => clock.now(),
      passTime: (seconds) => clock.pass({ seconds }),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
