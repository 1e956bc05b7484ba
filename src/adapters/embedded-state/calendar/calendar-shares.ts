import type { CalendarShare, CalendarShares } from '../../../core/calendar/calendar-shares.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { OpenDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';

const maxReads = 1_000;

export class EmbeddedCalendarShares implements CalendarShares {
  private readonly reads: QueryCache<{ readonly share: { readonly seed: string } | undefined }>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.reads = new QueryCache(db, maxReads);
  }

  async find(share: CalendarShare): Promise<{ readonly seed: string } | undefined> {
    const foundShare = await this.reads.of({
      key: `${share.contactId} ${share.reservationId}`,
      now: 0,
      ask: async () => ({ answer: { share: await this.read(share) } }),
    });
    return foundShare.share;
  }

  private read({ contactId, reservationId }: CalendarShare): Promise<{ readonly seed: string } | undefined> {
    return this.db
      .selectFrom('calendar_shares')
      .select('seed')
      .where('contact_id', '=', contactId)
      .where('reservation_id', '=', reservationId)
      .executeTakeFirst();
  }

  async open({ contactId, reservationId, seed, digest }: Parameters<CalendarShares['open']>[0]): Promise<void> {
    await this.db
      .insertInto('calendar_shares')
      .values({
        contact_id: contactId,
        reservation_id: reservationId,
        seed,
        digest,
        opened_at: this.clock.now().getTime(),
      })
      .onConflict((conflict) => conflict.columns(['contact_id', 'reservation_id']).doNothing())
      .execute();
  }

  async close({ contactId, reservationId }: CalendarShare): Promise<void> {
    await this.db
      .deleteFrom('calendar_shares')
      .where('contact_id', '=', contactId)
      .where('reservation_id', '=', reservationId)
      .execute();
  }

  async findByDigest(digest: string): Promise<CalendarShare | undefined> {
    const row = await this.db
      .selectFrom('calendar_shares')
      .select(['contact_id', 'reservation_id'])
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row && { contactId: row.contact_id, reservationId: row.reservation_id };
  }
}
