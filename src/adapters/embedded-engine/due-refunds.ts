import type { DueRefund, DueRefunds, ProviderRefund } from '../../core/engine/due-refunds.port';
import type { IdPage } from '../../core/engine/settlement-rounds';
import type { Clock } from '../../core/shared/clock.port';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';
import { toDueRefund } from './booking/due-refund-row';
import { noteRefunds } from './booking/note-refunds';
import { settleRefund } from './booking/settle-refund';

export class EmbeddedDueRefunds implements DueRefunds {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async findDue({ after, limit }: IdPage): Promise<readonly DueRefund[]> {
    const rows = await this.db
      .selectFrom('refunds')
      .selectAll()
      .where('state', '=', 'due')
      .where('refund_id', '>', after)
      .orderBy('refund_id')
      .limit(limit)
      .execute();
    return rows.map(toDueRefund);
  }

  async settle(refund: DueRefund, state: 'given-back' | 'by-hand'): Promise<boolean> {
    return atomically(this.db, (transaction) => settleRefund(transaction, refund, { state, at: this.clock.now() }));
  }

  async note(reference: string, refunds: readonly ProviderRefund[]): Promise<void> {
    await atomically(this.db, (transaction) => noteRefunds(transaction, { reference, refunds, at: this.clock.now() }));
  }
}
