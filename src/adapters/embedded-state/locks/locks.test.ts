import { describeLocks } from '../../../../test/contracts/locks.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { EmbeddedLocks } from './locks';

for (const { name, create } of testDatabases) {
  describeLocks(`the embedded line, ${name}`, async () => {
    const database = await create();
    const [db, otherDb, deadDb] = await Promise.all([
      openDatabase(database),
      openDatabase(database),
      openDatabase(database),
    ]);
    const times = { leaseMs: 2_000, timeoutMs: 5_000 };
    return {
      leaseMs: times.leaseMs,
      locks: new EmbeddedLocks(db, times),
      otherNode: new EmbeddedLocks(otherDb, times),
      die: async (key) => {
        // The work of this node never ends, and its connections break: it neither extends nor releases the lock.
        await new Promise<void>(
          (begun) =>
            void new EmbeddedLocks(deadDb, times).take(key, () => new Promise(() => begun())).catch(() => undefined),
        );
        await deadDb.destroy();
      },
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
