import type { PartyRequest } from '../../../core/excursions/excursion-bookings.port';
import {
  abandonedAfterMs,
  firstLookAfterMs,
  type PendingExcursionBooking,
  type PendingExcursionBookings,
  type SendingState,
} from '../../../core/excursions/pending-excursion-bookings.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import type { ForgetOld } from '../../sql/retention';

const retentionMs = 24 * 60 * 60_000;

/** Requests are stored in the line's own database, so that they survive a crashed node and a lost response. */
export class EmbeddedPendingExcursionBookings implements PendingExcursionBookings {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async begin(request: PartyRequest): Promise<PendingExcursionBooking | undefined> {
    const now = this.now();
    const writtenRequest = await this.db
      .insertInto('pending_outings')
      .values({
        request_key: request.requestKey,
        sent_key: request.requestKey,
        reservation_id: request.reservationId,
        departure_id: request.departure.departureId,
        seats: request.guests.length,
        wish: writeRequest(request),
        state: 'sending',
        sent_at: now,
        look_at: now + abandonedAfterMs,
        is_told: 0,
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('request_key')
      .executeTakeFirst();
    if (writtenRequest) return undefined;
    return (
      (await this.get(request.requestKey)) ?? {
        request,
        sentKey: request.requestKey,
        state: 'sending',
        sentAt: this.clock.now(),
        isNotified: false,
      }
    );
  }

  async get(requestKey: string): Promise<PendingExcursionBooking | undefined> {
    const row = await this.db
      .selectFrom('pending_outings')
      .selectAll()
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    return row && toPending(row);
  }

  async sendAgain({ requestKey, from, to }: Parameters<PendingExcursionBookings['sendAgain']>[0]): Promise<boolean> {
    const now = this.now();
    const sentRequest = await this.db
      .updateTable('pending_outings')
      .set({ sent_key: to, state: 'sending', sent_at: now, look_at: now + abandonedAfterMs, is_told: 0 })
      .where('request_key', '=', requestKey)
      .where('sent_key', '=', from)
      // With an unchanged key it may be sent again only after it failed.
      .$if(from === to, (query) => query.where('state', '=', 'failed'))
      .returning('request_key')
      .executeTakeFirst();
    return sentRequest !== undefined;
  }

  async note(requestKey: string, state: Exclude<SendingState, 'sending'>): Promise<void> {
    await this.db
      .updateTable('pending_outings')
      .set({ state, look_at: this.now() + firstLookAfterMs })
      .where('request_key', '=', requestKey)
      .execute();
  }

  async markNotified(requestKey: string): Promise<void> {
    await this.db.updateTable('pending_outings').set({ is_told: 1 }).where('request_key', '=', requestKey).execute();
  }

  async forget(requestKey: string): Promise<void> {
    await this.db.deleteFrom('pending_outings').where('request_key', '=', requestKey).execute();
  }

  async findOpen(reservationIds: readonly string[]): Promise<readonly PendingExcursionBooking[]> {
    if (reservationIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('pending_outings')
      .selectAll()
      .where('reservation_id', 'in', reservationIds)
      .where('state', 'in', ['sending', 'unsure'])
      .orderBy('sent_at')
      .orderBy('request_key')
      .execute();
    return rows.map(toPending);
  }

  async countHeld(departureIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (departureIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('pending_outings')
      .select(({ fn }) => ['departure_id', fn.sum<number>('seats').as('held')])
      .where('state', '=', 'unsure')
      .where('departure_id', 'in', departureIds)
      .groupBy('departure_id')
      .execute();
    return new Map(rows.map(({ departure_id: departureId, held }) => [departureId, Number(held)]));
  }

  async claimDue({
    leaseUntil,
    limit,
  }: Parameters<PendingExcursionBookings['claimDue']>[0]): Promise<readonly PendingExcursionBooking[]> {
    const now = this.now();
    const due = this.db
      .selectFrom('pending_outings')
      .select('request_key')
      .where('state', '<>', 'settled')
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .limit(limit);
    // The update repeats the condition: of two nodes that chose the same rows only one still finds them due.
    const rows = await this.db
      .updateTable('pending_outings')
      .set({ look_at: leaseUntil.getTime() })
      .where('request_key', 'in', due)
      .where('look_at', '<=', now)
      .returningAll()
      .execute();
    return rows.map(toPending);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const toPending = (row: LineDatabase['pending_outings']): PendingExcursionBooking => ({
  request: readRequest(row.wish),
  sentKey: row.sent_key,
  state: row.state,
  sentAt: new Date(row.sent_at),
  isNotified: row.is_told === 1,
});

const writeRequest = (request: PartyRequest): string => JSON.stringify(request);

function readRequest(text: string): PartyRequest {
  // Only `writeRequest` writes this column, so it is not validated.
  const partyRequest = JSON.parse(text) as PartyRequest;
  const { begins, ends } = partyRequest.departure;
  return { ...partyRequest, departure: { ...partyRequest.departure, begins: new Date(begins), ends: new Date(ends) } };
}

export const forgetOldBookingRequests: ForgetOld = async (transaction, { now }) => {
  await transaction
    .deleteFrom('pending_outings')
    .where('state', '=', 'settled')
    .where('look_at', '<=', now - retentionMs)
    .execute();
};
