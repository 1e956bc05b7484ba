import { describePartnerRepository } from '../../../../test/contracts/partner-repository.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { EmbeddedPartnerRepository } from './partner-repository';

for (const { name, create } of testDatabases) {
  describePartnerRepository(`the embedded line, ${name}`, async () => {
    const database = await create();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      partners: new EmbeddedPartnerRepository(db),
      otherNode: new EmbeddedPartnerRepository(otherDb),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
