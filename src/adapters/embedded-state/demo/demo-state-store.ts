import type { DemoState, DemoStateStore } from './demo-state';
import type { OpenDatabase } from '../../sql/line-database';
import { theOnlyRow } from '../../sql/the-only-row';

export class EmbeddedDemoStateStore implements DemoStateStore {
  constructor(private readonly db: OpenDatabase) {}

  async read(): Promise<DemoState> {
    const row = await this.db.selectFrom('demo_state').selectAll().where('demo_id', '=', theOnlyRow).executeTakeFirst();
    return { clockOffsetMs: row?.clock_offset_ms ?? 0, resets: row?.resets ?? 0 };
  }

  async write({ clockOffsetMs, resets }: DemoState): Promise<void> {
    const values = { clock_offset_ms: clockOffsetMs, resets };
    await this.db
      .insertInto('demo_state')
      .values({ demo_id: theOnlyRow, ...values })
      .onConflict((conflict) => conflict.column('demo_id').doUpdateSet(values))
      .execute();
  }
}
