import type { Kysely, Migration } from 'kysely';
import { type DeskState, deskStates } from '../../../core/excursions/desk-state';
import type { LineDatabase } from '../database/line-database';
import { theOnlyRow } from './demo-tables';

export interface DeskWeatherTables {
  /** One row: how the demonstration's excursion desk behaves. */
  readonly demo_desk: { demo_id: number; state: string };
}

/** Restoring the sample line empties it. */
export const deskWeatherTableNames = ['demo_desk'] as const;

export const createDeskWeather: Migration = {
  async up(db) {
    await db.schema
      .createTable('demo_desk')
      .addColumn('demo_id', 'integer', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};

/** How the demonstration's excursion desk behaves. Kept in the database, so that all nodes have the same weather. */
export class DeskWeather {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async read(): Promise<DeskState> {
    const row = await this.db
      .selectFrom('demo_desk')
      .select('state')
      .where('demo_id', '=', theOnlyRow)
      .executeTakeFirst();
    return deskStates.find((state) => state === row?.state) ?? 'up';
  }

  async change(state: DeskState): Promise<void> {
    await this.db
      .insertInto('demo_desk')
      .values({ demo_id: theOnlyRow, state })
      .onConflict((conflict) => conflict.column('demo_id').doUpdateSet({ state }))
      .execute();
  }
}
