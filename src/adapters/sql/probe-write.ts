import { databaseTime } from './database-time';
import type { OpenDatabase } from './line-database';

const probeKey = 'health';

/** Writes the database's time into a row of the locks' table. @throws Unavailable where nothing can be written */
export async function probeWrite(db: OpenDatabase): Promise<void> {
  const now = databaseTime(db);
  await db
    .insertInto('turns')
    .values({ turn_key: probeKey, holder: probeKey, taken_until: now })
    .onConflict((conflict) => conflict.column('turn_key').doUpdateSet({ taken_until: now }))
    .execute();
}
