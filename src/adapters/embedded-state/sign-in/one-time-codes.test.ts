import type { Kysely } from 'kysely';
import { describeCodeRepository } from '../../../../test/contracts/code-repository.contract';
import { describeOneTimeCodes } from '../../../../test/contracts/one-time-codes.contract';
import { describeRateLimits } from '../../../../test/contracts/rate-limits.contract';
import { describeSessionRegister } from '../../../../test/contracts/session-register.contract';
import { describeSessionStore } from '../../../../test/contracts/session-store.contract';
import { testDatabases } from '../../../../test/services/databases';
import { statementsDuring } from '../../../../test/support/statements-during';
import { NodeSecrets } from '../../node-crypto/secrets';
import type { LineDatabase } from '../../sql/line-database';
import { openDatabase } from '../../sql/open-database';
import { SqlOneTimeCodes } from './one-time-codes';
import { SqlRateLimits } from './rate-limits';
import { SqlSessionRegister } from './session-register';
import { SqlSessionStore } from './session-store';
import { signInTables } from './sign-in-tables';
import { SqlSingleUse } from './single-use';

for (const testDatabase of testDatabases) {
  const open = async () => {
    let passedMs = 0;
    const database = await testDatabase.create();
    const db = await openDatabase(database);
    const clock = { now: () => new Date(Date.now() + passedMs) };
    return {
      db,
      database,
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

  describeOneTimeCodes(testDatabase.name, async () => {
    const { db, clock, passTime, close } = await open();
    const codes = new SqlOneTimeCodes(db, new NodeSecrets('a secret for tests'), clock);
    return { codes, passTime, close, storedText: () => allRows(db) };
  });

  it(`A4 replaces a code of the site’s own without reading the former one, on ${testDatabase.name}`, async () => {
    const { db, clock, close } = await open();
    const codes = new SqlOneTimeCodes(db, new NodeSecrets('a secret for tests'), clock);
    const code = {
      identifier: { channel: 'email', email: 'guest@example.com' },
      code: '042042',
      browser: 'b',
    } as const;
    const statements = await statementsDuring(() => codes.issue(code));
    expect(statements).toContain('insert');
    expect(statements).not.toContain('select');
    await close();
  });

  describeCodeRepository(testDatabase.name, async () => {
    const { db, clock, passTime, close } = await open();
    return { repository: new SqlOneTimeCodes(db, new NodeSecrets('a secret for tests'), clock), passTime, close };
  });

  describeRateLimits(testDatabase.name, async () => {
    const { db, database, clock, passTime, close } = await open();
    const otherDb = await openDatabase(database);
    const secrets = new NodeSecrets('a secret for tests');
    return {
      limits: new SqlRateLimits(db, secrets, clock),
      otherNode: new SqlRateLimits(otherDb, secrets, clock),
      passTime,
      storedText: async () => JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute()),
      close: async () => {
        await otherDb.destroy();
        await close();
      },
    };
  });

  it(`E13 removes limits whose time has passed, on ${testDatabase.name}`, async () => {
    const { db, clock, passTime, close } = await open();
    const limits = new SqlRateLimits(db, new NodeSecrets('a secret for tests'), clock);
    await limits.take([{ budget: { name: 'one', max: 1, withinSeconds: 60 }, subject: 'somebody' }]);
    passTime(61);
    await limits.take([{ budget: { name: 'two', max: 1, withinSeconds: 60 }, subject: 'somebody' }]);
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
    await close();
  });

  describeSessionStore(testDatabase.name, async () => {
    const { db, clock, close } = await open();
    return { store: new SqlSessionStore(db, clock), close };
  });

  describeSessionRegister(testDatabase.name, async () => {
    const { db, clock, close } = await open();
    return {
      store: new SqlSessionStore(db, clock),
      register: new SqlSessionRegister(db, clock),
      now: () => clock.now().getTime(),
      close,
    };
  });

  it(`D4 lets a mark be used once, until its time has passed, on ${testDatabase.name}`, async () => {
    const { db, clock, passTime, close } = await open();
    const marks = new SqlSingleUse(db, clock);
    const mark = { id: `mark-${Math.random()}`, forSeconds: 120 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => marks.use(mark)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await marks.release(mark.id);
    expect([await marks.use(mark), await marks.use(mark)]).toEqual([true, false]);
    passTime(121);
    expect(await marks.use(mark)).toBe(true);
    await close();
  });
}

async function allRows(db: Kysely<LineDatabase>): Promise<string> {
  const names = Object.keys(signInTables.creates ?? {}) as (keyof LineDatabase)[];
  const tables = await Promise.all(names.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(tables);
}
