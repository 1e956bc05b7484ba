import type { Kysely } from 'kysely';
import type { PaymentAlert, PaymentAlerts } from '../../core/engine/payment-alerts.port';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import type { LineDatabase } from '../sql/line-database';

const maxShown = 500;

export class EmbeddedPaymentAlerts implements PaymentAlerts {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async record({ alertId, kind, reference, amount, state }: PaymentAlert): Promise<void> {
    const at = this.clock.now().getTime();
    await this.db
      .insertInto('payment_alerts')
      .values({
        alert_id: alertId,
        kind,
        reference,
        state,
        amount: amount.amount,
        currency: amount.currency,
        opened_at: at,
        changed_at: at,
      })
      .onConflict((conflict) => conflict.column('alert_id').doUpdateSet({ kind, state, changed_at: at }))
      .execute();
  }

  async findAlerts() {
    const rows = await this.db
      .selectFrom('payment_alerts')
      .selectAll()
      .orderBy('opened_at', 'desc')
      .limit(maxShown)
      .execute();
    return rows.map((row) => ({
      alertId: row.alert_id,
      kind: row.kind,
      reference: row.reference,
      amount: money(row.amount, row.currency),
      state: row.state,
      openedAt: new Date(row.opened_at),
      changedAt: new Date(row.changed_at),
    }));
  }
}
