import { StoppedClock } from '../../../../test/builders/a-clock';
import { someSeals } from '../../../../test/builders/some-seals';
import { describePreparations } from '../../../../test/contracts/preparations.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { withSealedColumns } from '../../sql/sealed-columns';
import { EmbeddedEmbarkationHours } from './embarkation-hours';
import { EmbeddedPreparations } from './preparations';

for (const { name, create } of testDatabases) {
  describePreparations(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const open = async () => withSealedColumns(await openDatabase(database), someSeals);
    const [db, otherDb] = [await open(), await open()];
    const plain = db.withoutPlugins();
    return {
      preparations: new EmbeddedPreparations(db, clock),
      otherNode: new EmbeddedPreparations(otherDb, clock),
      hours: new EmbeddedEmbarkationHours(db),
      otherHours: new EmbeddedEmbarkationHours(otherDb),
      stored: async () =>
        JSON.stringify([
          await plain.selectFrom('preparation_entries').selectAll().execute(),
          await plain.selectFrom('preparation_remembered').selectAll().execute(),
        ]),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
