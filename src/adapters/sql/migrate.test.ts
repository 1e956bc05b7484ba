import { Kysely, sql } from 'kysely';
import { emptyDatabase, testDatabases, type TestDatabase } from '../../../test/services/databases';
import type { LineDatabase } from './line-database';
import { MigrationBlocked, migrateToLatest, PendingMigrations, readMigrationState } from './migrate';
import { migrations } from './migrations';
import { connectDatabase, openDatabase } from './open-database';
import { postgresMaintenanceDialect } from './postgres-dialect';
import type { TableMigration } from './table-migration';

const later: TableMigration = {
  name: '999-later',
  up: async (db) => {
    await db.schema.alterTable('cabins').addColumn('later', 'text').execute();
  },
};
const withLater = [...migrations, later];

describe.each([...testDatabases])('migrations, $name', ({ create }) => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  const open = async (template?: typeof emptyDatabase) => {
    database = await create(template);
    db = connectDatabase(database);
  };
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  it('G4 are refused at a start where they are a command’s, except on an empty database', async () => {
    await open(emptyDatabase);
    await (await openDatabase({ ...database, migratesAtStart: false })).destroy();
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
    const pending =
      migrations
        .map(({ name }) => name)
        .toSorted()
        .at(-1) ?? '';
    expect(await readMigrationState(db)).toEqual({ pending: [pending], newer: [], isEmpty: false });
    const refused = openDatabase({ ...database, migratesAtStart: false });
    await expect(refused).rejects.toThrow(PendingMigrations);
    await expect(refused).rejects.toThrow(`lacks 1 migrations of this version, the first is ${pending}`);
  });

  it('G4 let an older build start on a newer schema, and the newer one migrate after that', async () => {
    await open();
    const applied: string[] = [];
    const options = { giveUpAfterMs: 0, onMigrated: (name: string) => void applied.push(name) };
    await migrateToLatest(db, options, withLater);
    const older = await openDatabase({ ...database, migratesAtStart: false });
    expect(await older.selectFrom('cabins').selectAll().execute()).toEqual([]);
    await older.destroy();
    await migrateToLatest(db, options);
    await migrateToLatest(db, options, [...withLater, { ...later, name: '998-between', up: async () => undefined }]);
    expect(applied).toEqual(['999-later', '998-between']);
  });
});

describe('migrations of a PostgreSQL that others use', () => {
  let database: TestDatabase;
  let nodes: Kysely<LineDatabase>;
  let unlimited: Kysely<LineDatabase>;
  beforeEach(async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('The tests know no PostgreSQL');
    database = await postgres.create();
    nodes = connectDatabase(database);
    unlimited = new Kysely<LineDatabase>({ dialect: postgresMaintenanceDialect(database.databaseUrl ?? '') });
  });
  afterEach(async () => {
    await Promise.all([nodes.destroy(), unlimited.destroy()]);
    await database.drop();
  });

  it('G4 give way to a long reader, so that nodes wait a second at most, and try again until it has ended', async () => {
    let endReader = () => undefined as void;
    const read = () => nodes.selectFrom('cabins').selectAll().execute();
    let long: Promise<void> = Promise.resolve();
    await new Promise<void>((isReading) => {
      long = nodes.transaction().execute(async (transaction) => {
        await transaction.selectFrom('cabins').selectAll().execute();
        isReading();
        await new Promise<void>((resolve) => {
          endReader = resolve;
        });
      });
    });
    const blocked = migrateToLatest(unlimited, { giveUpAfterMs: 0 }, withLater);
    await expect(blocked).rejects.toThrow(MigrationBlocked);
    const migrated = migrateToLatest(unlimited, { giveUpAfterMs: 60_000 }, withLater);
    const startedAt = performance.now();
    await read();
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    endReader();
    await Promise.all([long, migrated]);
    expect((await readMigrationState(nodes, withLater)).pending).toEqual([]);
  });

  it('G4 have no limit on a statement', async () => {
    const shown: string[] = [];
    const look: TableMigration = {
      name: '999-look',
      up: async (db) => {
        const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
        shown.push(rows[0]?.statement_timeout ?? '');
      },
    };
    await migrateToLatest(unlimited, { giveUpAfterMs: 0 }, [...migrations, look]);
    expect(shown).toEqual(['0']);
  });
});
