import type { Kysely } from 'kysely';
import type { CancellationNews, UntoldCancellation } from '../../core/engine/cancellation-news.port';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import type { LineDatabase } from './database/line-database';

/** What `line -- cancel` and `line -- release-place` wrote down for the guest, into the transaction of the change itself. */
export class EmbeddedCancellationNews implements CancellationNews {
  constructor(private readonly db: Kysely<LineDatabase>, private readonly clock: Clock) {}

  async takeUntold(leaseUntil: Date): Promise<readonly UntoldCancellation[]> {
    const taken = await this.db.updateTable('cancellation_news').set({ telling_until: leaseUntil.getTime() })
      .where('told_at', 'is', null).where('telling_until', '<=', this.clock.now().getTime()).returning('reservation_id').execute();
    if (taken.length === 0) return [];
    const rows = await this.db.selectFrom('cancellation_news as news')
      .innerJoin('reservations', 'reservations.reservation_id', 'news.reservation_id')
      .leftJoin('reservation_guests as guest', (join) => join.onRef('guest.reservation_id', '=', 'news.reservation_id').on('guest.position', '=', 0))
      .select(['news.reservation_id', 'status_before', 'paid', 'kept', 'back', 'currency', 'package_name', 'start_on', 'end_on', 'first_name', 'email'])
      .where('news.reservation_id', 'in', taken.map(({ reservation_id: id }) => id)).execute();
    return rows.map((row) => ({
      reservationId: row.reservation_id,
      wasInLine: row.status_before === 'WL',
      voyage: row.package_name,
      start: plainDate(row.start_on),
      end: plainDate(row.end_on),
      paid: money(row.paid, row.currency),
      kept: money(row.kept, row.currency),
      back: money(row.back, row.currency),
      firstName: row.first_name ?? '',
      ...(row.email ? { email: row.email } : {}),
    }));
  }

  async noteTold(reservationId: string): Promise<void> {
    await this.db.updateTable('cancellation_news').set({ told_at: this.clock.now().getTime() }).where('reservation_id', '=', reservationId).execute();
  }
}
