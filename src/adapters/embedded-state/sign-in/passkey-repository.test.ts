import { randomUUID } from 'node:crypto';
import { describePasskeyRepository } from '../../../../test/contracts/passkey-repository.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { SqlPasskeyRepository } from './passkey-repository';

for (const testDatabase of testDatabases)
  describePasskeyRepository(testDatabase.name, async () => {
    const database = await testDatabase.create();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      passkeys: new SqlPasskeyRepository(db),
      otherNode: new SqlPasskeyRepository(otherDb),
      newGuest: async () => randomUUID(),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
