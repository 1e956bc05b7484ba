import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { testDatabases } from '../../../test/services/databases';
import { Unavailable } from '../../core/shared/unavailable';
import { requireDiskSpace } from './disk-space';
import { connectDatabase } from './open-database';
import { probeWrite } from './probe-write';

describe.each([...testDatabases])('the health of $name', ({ name, create }) => {
  it('G5 G7 is failing when it takes no writes, though it answers reads', async () => {
    const database = await create();
    const db = connectDatabase({ ...database, poolSize: 1 });
    await probeWrite(db);
    await probeWrite(db);
    const isPostgres = name === 'PostgreSQL';
    await (isPostgres ? sql`set default_transaction_read_only = on` : sql`pragma query_only = on`).execute(db);
    await expect(probeWrite(db)).rejects.toThrow(Unavailable);
    // PostgreSQL's connection was dropped: the next one may lead to the primary.
    if (isPostgres) await probeWrite(db);
    expect((await sql`select turn_key from turns`.execute(db)).rows).toEqual([{ turn_key: 'health' }]);
    await db.destroy();
    await database.drop();
  });
});

it('G7 is failing when the disk has no room for the next large write', async () => {
  await requireDiskSpace(tmpdir(), 1);
  await expect(requireDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(/ MB left; writes need /);
});
