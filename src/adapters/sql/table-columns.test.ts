import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, DummyDriver } from 'kysely';
import { createTables } from './table-columns';

it('creates each column and rule of a table in its order', async () => {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await createTables(db, {
    guests: { guest_id: 'text key', email: 'text unique', age: 'integer?', asked_at: 'bigint' },
    seats: {
      tour_id: 'text',
      guest_id: 'text -> guests.guest_id',
      code: 'text? unique',
      seats_key: { key: ['tour_id', 'guest_id'] },
      seats_once: { unique: ['tour_id', 'code'] },
    },
  });
  expect(statements).toEqual([
    'create table "guests" ("guest_id" text primary key, "email" text not null unique, "age" integer, "asked_at" bigint not null)',
    'create table "seats" ("tour_id" text not null, "guest_id" text not null references "guests" ("guest_id"), "code" text unique, ' +
      'constraint "seats_key" primary key ("tour_id", "guest_id"), constraint "seats_once" unique ("tour_id", "code"))',
  ]);
});
