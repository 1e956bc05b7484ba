import { describePasskeyRepository } from '../../../../test/contracts/passkey-repository.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { SqlPasskeyRepository } from './passkey-repository';

for (const place of testDatabases)
  describePasskeyRepository(place.name, async () => {
    const database = await place.create();
    const db = await openDatabase(database);
    return {
      passkeys: new SqlPasskeyRepository(db),
      close: async () => {
        await db.destroy();
        await database.drop();
      },
    };
  });
