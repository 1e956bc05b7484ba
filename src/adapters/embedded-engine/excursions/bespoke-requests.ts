import { randomUUID } from 'node:crypto';
import { type BespokeRequest, type BespokeDetails, commentsOf } from '../../../core/excursions/bespoke-request';
import type {
  BespokeAsk,
  BespokeAskOutcome,
  BespokeChange,
  BespokeChangeOutcome,
  BespokeOverlap,
  BespokeRequests,
} from '../../../core/excursions/bespoke-requests.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { lockExcursionsOf } from '../../sql/row-locks';
import { type BespokeRow, toBespokeRequests, detailsColumns, detailsText, writeGuests } from './bespoke-rows';
import { clashesAt } from './clashes';

const maxKnown = 200;

/** Bespoke requests, whichever system sells the seats. Each method is one transaction under its reservation's lock. */
export class EmbeddedBespokeRequests implements BespokeRequests {
  private readonly cache: QueryCache<readonly BespokeRequest[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.cache = new QueryCache(db, maxKnown);
  }

  async find(reservationIds: readonly string[]): Promise<readonly BespokeRequest[]> {
    if (reservationIds.length === 0) return [];
    return this.cache.of({
      key: reservationIds.join(' '),
      now: 0,
      ask: async () => {
        const rows = await this.db
          .selectFrom('bespoke_requests')
          .selectAll()
          .where('reservation_id', 'in', reservationIds)
          .orderBy('begins_at')
          .orderBy('asked_at')
          .orderBy('request_id')
          .execute();
        return { answer: await toBespokeRequests(this.db, rows) };
      },
    });
  }

  ask({ requestKey, reservationId, contactId, details }: BespokeAsk): Promise<BespokeAskOutcome> {
    return atomically(this.db, async (transaction): Promise<BespokeAskOutcome> => {
      await lockExcursionsOf(transaction, reservationId);
      const earlier = await transaction
        .selectFrom('bespoke_requests')
        .selectAll()
        .where('request_key', '=', requestKey)
        .executeTakeFirst();
      if (earlier)
        return earlier.first_wish === detailsText(details)
          ? { kind: 'asked', request: await readOne(transaction, earlier.request_id) }
          : { kind: 'key-reused' };
      const same = await findSame(transaction, reservationId, details);
      if (same) return { kind: 'already-asked', request: same };
      const other = await findOverlap(transaction, reservationId, details);
      if (other) return { kind: 'overlaps', other };
      const [requestId, now] = [randomUUID(), this.clock.now().getTime()];
      await transaction
        .insertInto('bespoke_requests')
        .values({
          request_id: requestId,
          request_key: requestKey,
          first_wish: detailsText(details),
          reservation_id: reservationId,
          contact_id: contactId,
          state: 'requested',
          ...detailsColumns(details),
          answer: null,
          price: null,
          price_currency: null,
          revision: 0,
          asked_at: now,
          changed_at: now,
          told_at: null,
          telling_until: 0,
        })
        .execute();
      await writeGuests(transaction, requestId, details.guests);
      return { kind: 'asked', request: await readOne(transaction, requestId) };
    });
  }

  change({ reservationId, requestId, revision, details }: BespokeChange): Promise<BespokeChangeOutcome> {
    return atomically(this.db, async (transaction): Promise<BespokeChangeOutcome> => {
      await lockExcursionsOf(transaction, reservationId);
      const row = await transaction
        .selectFrom('bespoke_requests')
        .selectAll()
        .where('request_id', '=', requestId)
        .where('reservation_id', '=', reservationId)
        .executeTakeFirst();
      if (!row) return { kind: 'not-found' };
      const request = await readOne(transaction, requestId);
      if (detailsText(request) === detailsText(details)) return { kind: 'changed', request };
      if (row.state !== 'requested') return { kind: 'settled', request };
      if (row.revision !== revision) return { kind: 'stale', request };
      const same = await findSame(transaction, reservationId, details, requestId);
      if (same) return { kind: 'already-asked', request: same };
      const other = await findOverlap(transaction, reservationId, details, requestId);
      if (other) return { kind: 'overlaps', other };
      // The line's answer does not take this lock. The first write wins, because either needs the state `requested`.
      const writtenRequest = await transaction
        .updateTable('bespoke_requests')
        .set({ ...detailsColumns(details), revision: revision + 1, changed_at: this.clock.now().getTime() })
        .where('request_id', '=', requestId)
        .where('state', '=', 'requested')
        .returning('request_id')
        .executeTakeFirst();
      if (!writtenRequest) return { kind: 'settled', request: await readOne(transaction, requestId) };
      await writeGuests(transaction, requestId, details.guests);
      return { kind: 'changed', request: await readOne(transaction, requestId) };
    });
  }

  async claimUnnotified(leaseUntil: Date): Promise<readonly BespokeRequest[]> {
    const rows = await this.db
      .updateTable('bespoke_requests')
      .set({ telling_until: leaseUntil.getTime() })
      .where('state', '<>', 'requested')
      .where('told_at', 'is', null)
      .where('telling_until', '<=', this.clock.now().getTime())
      .returningAll()
      .execute();
    return toBespokeRequests(this.db, rows);
  }

  async markNotified(requestId: string): Promise<void> {
    await this.db
      .updateTable('bespoke_requests')
      .set({ told_at: this.clock.now().getTime() })
      .where('request_id', '=', requestId)
      .execute();
  }
}

async function readOne(transaction: OpenTransaction, requestId: string): Promise<BespokeRequest> {
  const rows: readonly BespokeRow[] = await transaction
    .selectFrom('bespoke_requests')
    .selectAll()
    .where('request_id', '=', requestId)
    .execute();
  const [request] = await toBespokeRequests(transaction, rows);
  if (!request) throw new Error('A bespoke request that was written down is not there');
  return request;
}

/** Requests with the same text and hours are the same excursion (EXC-05); a declined one may be requested again. */
async function findSame(
  transaction: OpenTransaction,
  reservationId: string,
  details: BespokeDetails,
  except = '',
): Promise<BespokeRequest | undefined> {
  const rows: readonly BespokeRow[] = await transaction
    .selectFrom('bespoke_requests')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', '<>', 'declined')
    .where('request_id', '<>', except)
    .where('date', '=', details.date)
    .where('from_time', '=', details.from)
    .where('to_time', '=', details.to)
    .execute();
  return (await toBespokeRequests(transaction, rows)).find((request) => commentsOf(request) === commentsOf(details));
}

/** Finds bookings of these guests at that time. Under the same lock none can be added in the meantime. */
async function findOverlap(
  transaction: OpenTransaction,
  reservationId: string,
  { guests, begins, ends }: BespokeDetails,
  except = '',
): Promise<BespokeOverlap | undefined> {
  const stay = { reservationId, participantIds: guests.map(({ participantId }) => participantId), begins, ends };
  const [clash] = await clashesAt(transaction, stay, except);
  if (!clash) return undefined;
  const { tour_code: tourCode, date, starts_at: from } = clash;
  return { title: tourCode === null ? { kind: 'bespoke' } : { kind: 'experience', tourCode }, date, from };
}
