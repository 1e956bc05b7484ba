import { type CrmState, crmStates } from '../../../core/leads/crm-state';
import type { OpenDatabase } from '../../sql/line-database';
import { theOnlyRow } from '../../sql/the-only-row';

/** The fault injected into the demonstration's CRM is stored in the database, so that all nodes share it. */
export class CrmFaultSwitch {
  constructor(private readonly db: OpenDatabase) {}

  async read(): Promise<CrmState> {
    const row = await this.db
      .selectFrom('demo_crm')
      .select('state')
      .where('demo_id', '=', theOnlyRow)
      .executeTakeFirst();
    return crmStates.find((state) => state === row?.state) ?? 'up';
  }

  async change(state: CrmState): Promise<void> {
    await this.db
      .insertInto('demo_crm')
      .values({ demo_id: theOnlyRow, state })
      .onConflict((conflict) => conflict.column('demo_id').doUpdateSet({ state }))
      .execute();
  }
}
