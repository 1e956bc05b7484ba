import type { PaymentAlert, PaymentAlerts } from '../../core/engine/payment-alerts.port';
import type { Clock } from '../../core/shared/clock.port';
import type { OpenDatabase } from '../sql/line-database';

export class EmbeddedPaymentAlerts implements PaymentAlerts {
  constructor(
    private readonly db: OpenDatabase,
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
}
