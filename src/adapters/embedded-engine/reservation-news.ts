import type {
  NewsKey,
  PaymentReceived,
  ReservationChange,
  ReservationNews,
  UnnotifiedNews,
} from '../../core/engine/reservation-news.port';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import { findLeadGuests, toRecipient } from './booking/lead-guests';
import type { NewsRow } from './booking/note-news';
import type { OpenDatabase } from '../sql/line-database';

/** Notifications that were recorded in the transaction of the change itself (`booking/note-news.ts`). */
export class EmbeddedReservationNews implements ReservationNews {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedNews[]> {
    const claimed = [...(await this.claimChanges(leaseUntil)), ...(await this.claimPayments(leaseUntil))];
    if (claimed.length === 0) return [];
    const guests = await findLeadGuests(
      this.db,
      claimed.map(({ reservationId }) => reservationId),
    );
    const guestOf = new Map(guests.map((guest) => [guest.reservation_id, guest]));
    return claimed.flatMap(({ reservationId, newsIn }) => {
      const guest = guestOf.get(reservationId);
      if (!guest) return [];
      return [{ ...newsIn(guest.currency), reservationId, ...toRecipient(guest) }];
    });
  }

  async markNotified(news: NewsKey): Promise<void> {
    const now = this.clock.now().getTime();
    if (news.kind === 'paid') {
      const receipt = this.db.updateTable('payment_receipts').where('payment_id', '=', news.paymentId);
      await receipt.set({ sent_at: now }).execute();
      return;
    }
    await this.db
      .updateTable('reservation_news')
      .set({ told_at: now })
      .where('reservation_id', '=', news.reservationId)
      .where('kind', '=', news.kind)
      .execute();
  }

  private async claimChanges(leaseUntil: Date): Promise<readonly ClaimedNews[]> {
    const rows = await this.db
      .updateTable('reservation_news')
      .set({ telling_until: leaseUntil.getTime() })
      .where('told_at', 'is', null)
      .where('telling_until', '<=', this.clock.now().getTime())
      .returningAll()
      .execute();
    return rows.map((row) => ({
      reservationId: row.reservation_id,
      newsIn: (currency) => toChange(row, currency),
    }));
  }

  private async claimPayments(leaseUntil: Date): Promise<readonly ClaimedNews[]> {
    const rows = await this.db
      .updateTable('payment_receipts')
      .set({ claimed_until: leaseUntil.getTime() })
      .where('sent_at', 'is', null)
      .where('claimed_until', '<=', this.clock.now().getTime())
      .returning(['payment_id', 'reservation_id', 'amount'])
      .execute();
    return rows.map(({ payment_id: paymentId, reservation_id: reservationId, amount }) => ({
      reservationId,
      newsIn: (currency) => ({ kind: 'paid', paymentId, amount: money(amount, currency) }),
    }));
  }
}

interface ClaimedNews {
  readonly reservationId: string;
  readonly newsIn: (currency: string) => ReservationChange | PaymentReceived;
}

function toChange({ kind, was_in_line: wasInLine, paid, kept, back }: NewsRow, currency: string): ReservationChange {
  switch (kind) {
    case 'lapsed':
    case 'cancelled':
      return {
        kind,
        wasInLine: wasInLine === 1,
        paid: money(paid, currency),
        retained: money(kept, currency),
        refund: money(back, currency),
      };
    case 'reserved':
    case 'joined':
    case 'offered':
      return { kind };
  }
}
