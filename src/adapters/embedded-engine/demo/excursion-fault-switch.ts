import type { Kysely } from 'kysely';
import { type ExcursionFaultState, excursionFaultStates } from '../../../core/excursions/excursion-fault-state';
import type { LineDatabase } from '../../sql/line-database';
import { theOnlyRow } from '../../sql/the-only-row';

/**
 * Injected fault of the demonstration's excursion booking system. Stored in the database, so that all nodes share it.
 */
export class ExcursionFaultSwitch {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async read(): Promise<ExcursionFaultState> {
    const row = await this.db
      .selectFrom('demo_desk')
      .select('state')
      .where('demo_id', '=', theOnlyRow)
      .executeTakeFirst();
    return excursionFaultStates.find((state) => state === row?.state) ?? 'up';
  }

  async change(state: ExcursionFaultState): Promise<void> {
    await this.db
      .insertInto('demo_desk')
      .values({ demo_id: theOnlyRow, state })
      .onConflict((conflict) => conflict.column('demo_id').doUpdateSet({ state }))
      .execute();
  }
}
