import { type DemoFaultState, demoFaultStates } from '../../../core/shared/demo-fault-state';
import type { OpenDatabase } from '../../sql/line-database';
import { theOnlyRow } from '../../sql/the-only-row';

const pollMs = 250;

/** The injected fault is stored in the database, so that all nodes share it. */
export class DemoFaultSwitch {
  private latestState: DemoFaultState = 'up';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly db: OpenDatabase) {}

  get latest(): DemoFaultState {
    return this.latestState;
  }

  follow(): void {
    this.timer = setInterval(() => void this.read().catch(() => undefined), pollMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async read(): Promise<DemoFaultState> {
    const row = await this.db
      .selectFrom('demo_desk')
      .select('state')
      .where('demo_id', '=', theOnlyRow)
      .executeTakeFirst();
    this.latestState = demoFaultStates.find((state) => state === row?.state) ?? 'up';
    return this.latestState;
  }

  async change(state: DemoFaultState): Promise<void> {
    this.latestState = state;
    await this.db
      .insertInto('demo_desk')
      .values({ demo_id: theOnlyRow, state })
      .onConflict((conflict) => conflict.column('demo_id').doUpdateSet({ state }))
      .execute();
  }
}
