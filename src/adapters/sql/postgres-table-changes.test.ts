import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { type TestDatabase, testDatabases } from '../../../test/services/databases';
import { until } from '../../../test/support/until';
import { type ObservedRequest, observedRequests } from '../../observed-request';
import type { LineDatabase } from './line-database';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';
import { openDatabase } from './open-database';
import { QueryCache } from './query-cache';
import { lockSailing } from './row-locks';
import { readTablesWithSequences } from './table-change-triggers';

const tables = ['cabins', 'receipts'] as const;
type Table = (typeof tables)[number];
type ReadTables = Table | 'both';
const writers = [0, 1, 2] as const;
type Writer = (typeof writers)[number];

const insertions: Readonly<Record<Table, string>> = {
  cabins: `insert into cabins (cabin_number, category, deck) values ($1, 'SV', 5)`,
  receipts: `insert into receipts (scope, receipt_key, fingerprint, answer, begun_at) values ('a', $1, '', null, 0)`,
};

/** Reads one table, or both, through the cache of one node. */
class Reader {
  private readonly cache: QueryCache<readonly string[]>;

  constructor(private readonly node: Kysely<LineDatabase>) {
    this.cache = new QueryCache(node, 8);
  }

  read(wanted: ReadTables, beforeAnswer: () => Promise<unknown> = async () => undefined) {
    const ask = async () => {
      const answer = await this.readDirectly(wanted);
      await beforeAnswer();
      return { answer };
    };
    return this.cache.of({ key: wanted, now: 0, ask });
  }

  readDirectly(wanted: ReadTables): Promise<readonly string[]> {
    const rowsOf = async (table: Table) =>
      JSON.stringify((await sql.raw(`select * from ${table} order by 1, 2`).execute(this.node)).rows);
    return Promise.all((wanted === 'both' ? tables : [wanted]).map(rowsOf));
  }
}

describe('what was written since a read, on PostgreSQL', () => {
  let database: TestDatabase;
  let nodes: readonly Kysely<LineDatabase>[];
  let connections: readonly pg.Client[];
  let number = 0;
  beforeEach(async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('The tests know no PostgreSQL');
    database = await postgres.create();
    nodes = [await openDatabase(database), await openDatabase(database)];
    connections = writers.map(() => new pg.Client({ connectionString: database.databaseUrl }));
    await Promise.all(connections.map((connection) => connection.connect()));
  });
  afterEach(async () => {
    await Promise.all([...nodes.map((node) => node.destroy()), ...connections.map((connection) => connection.end())]);
    await database.drop();
  });

  const nodeOf = (index: number) => nodes[index] as Kysely<LineDatabase>;
  const on = async (writer: Writer, statement: string, values: readonly unknown[] = []) =>
    (await (connections[writer] as pg.Client).query(statement, [...values])).rows as readonly unknown[];
  const insert = (writer: Writer, table: Table) => {
    number += 1;
    return on(writer, insertions[table], [`${number}`]);
  };
  const valueOf = (table: string) => on(0, `select last_value from changes_of_${table}`);

  /**
   * Reads until an answer outlives a write of another table. Transactions of other databases on the same server may
   * end the first ones.
   */
  const untilCached = (reader: Reader, wanted: Table) =>
    until(async () => {
      const before = await reader.read(wanted);
      await insert(0, wanted === 'cabins' ? 'receipts' : 'cabins');
      return (await reader.read(wanted)) === before;
    }, true);

  it('H65 caches a read until a table that it was read from is written', async () => {
    const reader = new Reader(nodeOf(0));
    for (const statement of [
      `insert into receipts (scope, receipt_key, fingerprint, begun_at) values ('b', 'b', '', 0)`,
      'update receipts set begun_at = 1',
      'delete from receipts',
      'truncate receipts',
    ]) {
      await untilCached(reader, 'receipts');
      const before = await reader.read('receipts');
      await on(1, statement);
      expect(await reader.read('receipts')).not.toBe(before);
    }
  });

  it('H65 takes neither a statement that found no row for a write nor the lock of a row', async () => {
    const before = await valueOf('sailings');
    await on(0, `update sailings set title = 'two'`);
    expect(await valueOf('sailings')).toEqual(before);
    await on(
      0,
      `insert into sailings (itinerary_id, voyage_id, title, start_on, end_on, nights) values ('one', '', '', '', '', 7)`,
    );
    const written = await valueOf('sailings');
    expect(written).not.toEqual(before);
    await nodeOf(0)
      .transaction()
      .execute((transaction) => lockSailing(transaction, 'one'));
    expect(await valueOf('sailings')).toEqual(written);
  });

  type Step =
    | { readonly what: 'begin' | 'commit' | 'rollback'; readonly writer: Writer }
    | { readonly what: 'write' | 'write and undo'; readonly writer: Writer; readonly table: Table }
    | { readonly what: 'read'; readonly node: number; readonly wanted: ReadTables }
    | {
        readonly what: 'commit while reading';
        readonly node: number;
        readonly wanted: ReadTables;
        readonly writer: Writer;
      };

  /** Transactions of three writers, and the reads of two nodes between their statements. */
  class History {
    private readonly readers = [new Reader(nodeOf(0)), new Reader(nodeOf(1))] as const;
    private readonly open = new Set<Writer>();

    async run(step: Step): Promise<void> {
      switch (step.what) {
        case 'begin':
          if (this.open.has(step.writer)) return;
          this.open.add(step.writer);
          await on(step.writer, 'begin');
          return;
        case 'commit':
        case 'rollback':
          return this.end(step.writer, step.what);
        case 'write':
          await insert(step.writer, step.table);
          return;
        case 'write and undo':
          await on(step.writer, this.open.has(step.writer) ? 'savepoint one' : 'begin');
          await insert(step.writer, step.table);
          await on(step.writer, this.open.has(step.writer) ? 'rollback to one' : 'rollback');
          return;
        case 'read':
          return this.compare(this.readerOf(step.node), step.wanted);
        case 'commit while reading':
          await this.readerOf(step.node).read(step.wanted, () => this.end(step.writer, 'commit'));
      }
    }

    async finish(): Promise<void> {
      for (const writer of writers) await this.end(writer, 'commit');
      for (const reader of this.readers)
        for (const wanted of [...tables, 'both'] as const) await this.compare(reader, wanted);
    }

    private readerOf = (node: number) => this.readers[node] as Reader;

    private async compare(reader: Reader, wanted: ReadTables): Promise<void> {
      expect(await reader.read(wanted)).toEqual(await reader.readDirectly(wanted));
    }

    private async end(writer: Writer, statement: 'commit' | 'rollback'): Promise<void> {
      if (this.open.delete(writer)) await on(writer, statement);
    }
  }

  it('H65 B1 is never older than a direct read, whatever transactions are open, committed or undone', async () => {
    const [writer, table, node] = [fc.constantFrom(...writers), fc.constantFrom(...tables), fc.constantFrom(0, 0, 1)];
    const wanted = fc.constantFrom(...tables, 'both' as const);
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 3, arbitrary: fc.record({ what: fc.constant('write' as const), writer, table }) },
      { weight: 1, arbitrary: fc.record({ what: fc.constant('write and undo' as const), writer, table }) },
      {
        weight: 2,
        arbitrary: fc.record({
          what: fc.constantFrom('begin' as const, 'commit' as const, 'rollback' as const),
          writer,
        }),
      },
      { weight: 4, arbitrary: fc.record({ what: fc.constant('read' as const), node, wanted }) },
      { weight: 1, arbitrary: fc.record({ what: fc.constant('commit while reading' as const), node, wanted, writer }) },
    );
    const [begin, commit] = (['begin', 'commit'] as const).map((what): Step => ({ what, writer: 0 })) as [Step, Step];
    const [own, other] = [
      { what: 'write', writer: 0, table: 'cabins' },
      { what: 'write', writer: 1, table: 'receipts' },
    ] as const;
    const read: Step = { what: 'read', node: 0, wanted: 'cabins' };
    const olderThanOthers = [...Array.from({ length: 5 }, () => [other, read]).flat(), commit];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const history = new History();
        for (const one of steps) await history.run(one);
        await history.finish();
      }),
      { numRuns: 60, examples: [[[read, other, read, begin, own, ...olderThanOthers]]] },
    );
  });

  // The state is read in steps, of which a writer may come between any two: here a locked sequence stops it.
  it.each<{ readonly locked: Table; readonly written: Table }>([
    { locked: 'cabins', written: 'receipts' },
    { locked: 'receipts', written: 'cabins' },
  ])('H65 B1 misses no writer of $written that comes while the state is being read', async ({ locked, written }) => {
    const reader = new Reader(nodeOf(0));
    for (const isOpen of [true, false]) {
      for (const table of tables) await untilCached(reader, table);
      await on(0, 'begin');
      await on(0, `alter sequence changes_of_${locked} owner to current_user`);
      // A transaction that has ended makes the snapshot another one, so that the sequences are read.
      await on(2, 'select pg_current_xact_id()');
      const reading = reader.read(written);
      await until(async () => (await on(2, 'select from pg_locks where not granted')).length > 0, true);
      if (isOpen) await on(1, 'begin');
      await insert(1, written);
      await on(0, 'rollback');
      await reading;
      if (isOpen) await on(1, 'commit');
      expect(await reader.read(written)).toEqual(await reader.readDirectly(written));
    }
  });

  /** Stands for another server: the function that reads the state, with a part of it replaced. */
  const replaceInState = async (part: string, replacement: string) => {
    const [found] = await on(0, `select pg_get_functiondef('landfall_table_changes'::regproc) as text`);
    await on(0, (found as { text: string }).text.replaceAll(part, replacement));
  };

  it('H65 reads again from a server that was started later, whose snapshot may be the same', async () => {
    await replaceInState('pg_current_snapshot()', `'900:900:'`);
    const reader = new Reader(nodeOf(0));
    const before = await reader.read('cabins');
    await insert(0, 'cabins');
    expect(await reader.read('cabins')).toBe(before);
    await replaceInState('_start_time()', `_start_time() + interval '1 s'`);
    expect(await reader.read('cabins')).toEqual(await reader.readDirectly('cabins'));
  });

  it('H65 reads again from a server that was started later, whose rows are others beside the same values', async () => {
    const reader = new Reader(nodeOf(0));
    await untilCached(reader, 'cabins');
    await on(1, `set session_replication_role = 'replica'`);
    await insert(1, 'cabins');
    await replaceInState('_start_time()', `_start_time() + interval '1 s'`);
    expect(await reader.read('cabins')).toEqual(await reader.readDirectly('cabins'));
  });

  it('H65 sees a write after a crash of the server that lost ids of transactions', async () => {
    await replaceInState(' age(', ' -1000 + age(');
    const reader = new Reader(nodeOf(0));
    await untilCached(reader, 'cabins');
    await insert(1, 'cabins');
    expect(await reader.read('cabins')).toEqual(await reader.readDirectly('cabins'));
  });

  it('H65 reads on where sequences have other ids than before', async () => {
    const reader = new Reader(nodeOf(0));
    await untilCached(reader, 'cabins');
    await on(1, 'drop sequence changes_of_cabins');
    await on(1, 'create sequence changes_of_cabins');
    await insert(1, 'cabins');
    await expect(reader.read('cabins')).rejects.toThrow();
    expect(await reader.read('cabins')).toEqual(await reader.readDirectly('cabins'));
    await untilCached(reader, 'cabins');
  });

  it('H65 ends a read of a table that does not report its writes with any write', async () => {
    await on(0, 'drop trigger note_change on cabins');
    const reader = new Reader(nodeOf(0));
    for (const table of ['cabins', 'receipts'] as const) {
      const before = await reader.read('cabins');
      await insert(0, table);
      expect(await reader.read('cabins')).not.toBe(before);
    }
  });

  const during = (method: string, work: () => Promise<void>) =>
    observedRequests.start.runStores({ req: { method } } as ObservedRequest, work, undefined) as Promise<void>;

  it('H65 reads of one request that follow each other show what was stored when it began to read', async () => {
    const reader = new Reader(nodeOf(0));
    await untilCached(reader, 'receipts');
    await during('GET', async () => {
      const before = await reader.read('receipts');
      await insert(1, 'receipts');
      expect(await reader.read('receipts')).toBe(before);
      await during('GET', async () => expect(await reader.read('receipts')).not.toBe(before));
    });
    const before = await reader.read('receipts');
    await insert(1, 'receipts');
    expect(await reader.read('receipts')).not.toBe(before);
  });

  it.each([
    ['by a statement', (node: Kysely<LineDatabase>) => sql.raw('update receipts set begun_at = 2').execute(node)],
    [
      'in a transaction',
      (node: Kysely<LineDatabase>) =>
        node.transaction().execute((transaction) => sql.raw('update receipts set begun_at = 3').execute(transaction)),
    ],
  ])('H65 a request reads what it wrote itself %s', async (_how, write) => {
    const reader = new Reader(nodeOf(0));
    await insert(0, 'receipts');
    await during('GET', async () => {
      const before = await reader.read('receipts');
      await write(nodeOf(0));
      expect(await reader.read('receipts')).toEqual(await reader.readDirectly('receipts'));
      expect(await reader.read('receipts')).not.toEqual(before);
    });
  });

  it('lets a role write and read that has no rights on sequences', async () => {
    const role = `node_${database.databaseUrl?.split('/').at(-1)?.split('?')[0]}`;
    const before = await valueOf('cabins');
    await on(1, `create role ${role}`);
    try {
      await on(1, `grant insert on cabins to ${role}`);
      await on(1, `set role ${role}`);
      await insert(1, 'cabins');
      const [state] = await on(1, `select landfall_table_changes('', '{}') as text`);
      expect(state).toEqual({ text: expect.stringContaining('|') });
    } finally {
      await on(1, 'reset role');
      await on(1, `drop owned by ${role}`);
      await on(1, `drop role ${role}`);
    }
    expect(await valueOf('cabins')).not.toEqual(before);
  });

  it('knows all tables, also those of later migrations, and nothing else that statements could read or write', async () => {
    const later = { name: '999-later', up: (db: Kysely<unknown>) => db.schema.createTable('later').execute() };
    await migrateToLatest(nodeOf(0), { giveUpAfterMs: 0 }, [...migrations, later]);
    const found = await readTablesWithSequences(nodeOf(0));
    expect(found.filter(({ sequence }) => sequence === null).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['kysely_migration', 'kysely_migration_lock']),
    );
    expect(found.filter(({ sequence, name }) => sequence !== null && name === 'later')).toHaveLength(1);
    expect(
      found.filter(({ isView, sequence, name }) => isView || (sequence === null && !name.startsWith('kysely_'))),
    ).toEqual([]);
    const functions = await on(0, `select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
    expect(functions.map((one) => (one as { proname: string }).proname)).toEqual([
      'landfall_announce_seats',
      'landfall_note_change',
      'landfall_table_changes',
    ]);
    const cascades = await on(0, `select conname from pg_constraint where confdeltype not in ('a', 'r', ' ')`);
    expect(cascades).toEqual([]);
  });
});
