import type { Kysely } from 'kysely';
import { describeOneTimeCodes } from '../../../../test/contracts/one-time-codes.contract';
import { describeSessionStore } from '../../../../test/contracts/session-store.contract';
import { testDatabases } from '../../../../test/services/databases';
import { NodeSecrets } from '../../node-crypto/secrets';
import type { LineDatabase } from '../database/line-database';
import { openDatabase } from '../database/open-database';
import { SqlOneTimeCodes } from './one-time-codes';
import { SqlSessionStore } from './session-store';
import { signInTableNames } from './sign-in-tables';
import { SqlSingleUse } from './single-use';

for (const place of testDatabases) {
  const open = async () => {
    let passedMs = 0;
    const database = await place.create();
    const db = await openDatabase(database);
    const clock = { now: () => new Date(Date.now() + passedMs) };
    return {
      db,
      clock,
      passTime: (seconds: number) => {
        passedMs += seconds * 1000;
      },
      close: async () => {
        await db.destroy();
        await database.drop();
      },
    };
  };

  describeOneTimeCodes(place.name, async () => {
    const { db, clock, passTime, close } = await open();
    const codes = new SqlOneTimeCodes(db, new NodeSecrets('a secret for tests'), clock);
    return { codes, passTime, close, storedText: () => allRows(db) };
  });

  describeSessionStore(place.name, async () => {
    const { db, clock, close } = await open();
    return { store: new SqlSessionStore(db, clock), close };
  });

  it(`D4 lets a mark be used once, until its time has passed, on ${place.name}`, async () => {
    const { db, clock, passTime, close } = await open();
    const marks = new SqlSingleUse(db, clock);
    const mark = { id: `mark-${Math.random()}`, forSeconds: 120 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => marks.use(mark)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    passTime(121);
    expect(await marks.use(mark)).toBe(true);
    await close();
  });
}

async function allRows(db: Kysely<LineDatabase>): Promise<string> {
  const tables = await Promise.all(signInTableNames.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(tables);
}
