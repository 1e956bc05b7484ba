import type { DueRefunds } from './due-refunds.port';
import type { LimitPageDeclines } from './limit-page-declines';
import type { PaymentAlert, PaymentAlerts } from './payment-alerts.port';
import type { PaymentNotices } from './payment-notices.port';
import type { SettleReference } from './settle-reference';

interface NoticeLog {
  warn(details: object, message: string): void;
}

/**
 * Settles the payment by asking the provider: a repeated, late or reordered notice ends in the same state (reliability
 * F2).
 */
export class ReceivePaymentNotice {
  constructor(
    private readonly parts: {
      readonly notices: PaymentNotices;
      readonly alerts: Pick<PaymentAlerts, 'record'>;
      readonly refunds: Pick<DueRefunds, 'note'>;
      readonly pageDeclines: Pick<LimitPageDeclines, 'run'>;
      readonly settleReference: Pick<SettleReference, 'run'>;
      readonly log: NoticeLog;
    },
  ) {}

  /** @throws Unavailable, upon which the provider sends the notice again. */
  async run(call: Parameters<PaymentNotices['read']>[0]): Promise<'received' | 'bad-signature'> {
    const notice = await this.parts.notices.read(call);
    switch (notice.kind) {
      case 'bad-signature':
        this.parts.log.warn(
          {},
          'a notice of the payment provider was refused: signed with another secret, or five minutes old by the clock of this node',
        );
        return notice.kind;
      case 'charge-changed':
        await this.parts.settleReference.run(notice.reference);
        break;
      case 'alert':
        await this.alert(notice.alert);
        await this.parts.settleReference.run(notice.alert.reference);
        break;
      case 'card-declined':
        await this.parts.pageDeclines.run(notice.reference, notice.decline);
        await this.parts.settleReference.run(notice.reference);
        break;
      case 'refunds':
        if (notice.alert) await this.alert(notice.alert);
        // The reservation is made first, because a refund is recorded on a reservation.
        await this.parts.settleReference.run(notice.reference);
        await this.parts.refunds.note(notice.reference, notice.refunds);
        break;
      case 'not-ours':
        break;
    }
    return 'received';
  }

  private async alert(alert: PaymentAlert): Promise<void> {
    await this.parts.alerts.record(alert);
    const { alertId, kind, reference, amount, state } = alert;
    this.parts.log.warn({ alertId, kind, reference, amount, state }, 'a payment needs an operator: line -- alerts');
  }
}
