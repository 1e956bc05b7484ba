import { randomUUID } from 'node:crypto';
import type { TripRequest } from '../../../core/requests/trip-request';
import type {
  NewRequest,
  RequestAnswer,
  RequestDelivery,
  TripRequests,
  UnnotifiedAnswer,
} from '../../../core/requests/trip-requests.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { readFile, readFiles, storeFiles } from './request-files';
import { headOf, readRequests, type RequestRow, toMessage } from './request-rows';

const maxClaimed = 50;

export class EmbeddedTripRequests implements TripRequests {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async find(guest: { readonly reservationId: string; readonly contactId: string }): Promise<readonly TripRequest[]> {
    return (await this.findAll(guest.contactId)).filter(({ reservationId }) => reservationId === guest.reservationId);
  }

  async findAll(contactId: string): Promise<readonly TripRequest[]> {
    const rows = await this.db
      .selectFrom('trip_requests')
      .selectAll()
      .where('contact_id', '=', contactId)
      .orderBy('asked_at', 'desc')
      .execute();
    return readRequests(this.db, rows);
  }

  ask(request: NewRequest): Promise<TripRequest> {
    return atomically(this.db, async (transaction) => {
      const knownRequest = await transaction
        .selectFrom('trip_request_messages')
        .innerJoin('trip_requests', 'trip_requests.request_id', 'trip_request_messages.request_id')
        .selectAll('trip_requests')
        .where('request_key', '=', keyOf(request))
        .executeTakeFirst();
      const row = knownRequest ?? (await this.insert(transaction, request));
      return this.one(row, transaction);
    });
  }

  reply({ requestId, contactId, replyBy, files, ...message }: Parameters<TripRequests['reply']>[0]) {
    return atomically(this.db, async (transaction) => {
      // The update serves as a lock, so that a reply and a closing wait for each other.
      const row = await transaction
        .updateTable('trip_requests')
        .set({ state: 'sent', reply_by: replyBy.getTime() })
        .where('request_id', '=', requestId)
        .where('contact_id', '=', contactId)
        .where('state', '!=', 'closed')
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const addedMessage = await transaction
        .insertInto('trip_request_messages')
        .values(this.toMessageRow(requestId, { ...message, requestKey: keyOf({ ...message, contactId }) }))
        .onConflict((conflict) => conflict.column('request_key').doNothing())
        .returning('message_id')
        .executeTakeFirst();
      if (addedMessage) await storeFiles(transaction, addedMessage.message_id, files);
      return this.one(row, transaction);
    });
  }

  async claimUndelivered(leaseUntil: Date): Promise<readonly RequestDelivery[]> {
    const claimedRequest = await this.claim(true, leaseUntil);
    return claimedRequest.map(({ row, message }) => ({
      request: { ...headOf(row), replyBy: new Date(Number(row.reply_by)) },
      message,
      files: () => readFiles(this.db, [message.messageId]),
    }));
  }

  findFile(file: Parameters<TripRequests['findFile']>[0]) {
    return readFile(this.db, file);
  }

  async findFiles(contactId: string) {
    const rows = await this.db
      .selectFrom('trip_request_messages')
      .innerJoin('trip_requests', 'trip_requests.request_id', 'trip_request_messages.request_id')
      .select('message_id')
      .where('contact_id', '=', contactId)
      .execute();
    return readFiles(
      this.db,
      rows.map(({ message_id: id }) => id),
    );
  }

  async claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedAnswer[]> {
    return (await this.claim(false, leaseUntil)).map(({ row, message }) => ({ request: headOf(row), message }));
  }

  async markDone(messageId: string): Promise<void> {
    await this.db
      .updateTable('trip_request_messages')
      .set({ done_at: this.now() })
      .where('message_id', '=', messageId)
      .execute();
  }

  async findOpenIds(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('trip_requests')
      .select('request_id')
      .where('state', 'in', ['sent', 'answered'])
      .orderBy('asked_at')
      .execute();
    return rows.map(({ request_id: id }) => id);
  }

  async receive({ requestId, isClosed, owner, messages }: RequestAnswer): Promise<void> {
    await atomically(this.db, async (transaction) => {
      let isAnswered = false;
      for (const { messageId, author, text, writtenAt } of messages) {
        const addedMessage = await transaction
          .insertInto('trip_request_messages')
          .values({
            ...this.toMessageRow(requestId, { requestKey: `line ${messageId}`, author, text }),
            message_id: messageId,
            is_from_guest: 0,
            written_at: writtenAt.getTime(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('message_id')
          .executeTakeFirst();
        isAnswered ||= addedMessage !== undefined;
      }
      await transaction
        .updateTable('trip_requests')
        .set({
          ...(owner === undefined ? {} : { owner }),
          ...(isClosed ? { state: 'closed' } : isAnswered ? { state: 'answered' } : {}),
          request_id: requestId,
        })
        .where('request_id', '=', requestId)
        .execute();
    });
  }

  private async insert(transaction: OpenTransaction, request: NewRequest): Promise<RequestRow> {
    const row: RequestRow = {
      request_id: randomUUID(),
      reservation_id: request.reservationId,
      contact_id: request.contactId,
      kind: request.kind,
      state: 'sent',
      owner: null,
      reply_by: request.replyBy.getTime(),
      asked_at: this.now(),
    };
    await transaction.insertInto('trip_requests').values(row).execute();
    const message = this.toMessageRow(row.request_id, { ...request, requestKey: keyOf(request) });
    await transaction.insertInto('trip_request_messages').values(message).execute();
    await storeFiles(transaction, message.message_id, request.files);
    return row;
  }

  /** Claims messages, the oldest first; each is returned to one caller. */
  private async claim(isFromGuest: boolean, leaseUntil: Date) {
    const now = this.now();
    const waiting = await this.db
      .selectFrom('trip_request_messages')
      .select('message_id')
      .where('is_from_guest', '=', isFromGuest ? 1 : 0)
      .where('done_at', 'is', null)
      .where('claimed_until', '<=', now)
      .orderBy('written_at')
      .limit(maxClaimed)
      .execute();
    if (waiting.length === 0) return [];
    const messages = await this.db
      .updateTable('trip_request_messages')
      .set({ claimed_until: leaseUntil.getTime() })
      .where(
        'message_id',
        'in',
        waiting.map(({ message_id: id }) => id),
      )
      .where('done_at', 'is', null)
      .where('claimed_until', '<=', now)
      .returningAll()
      .execute();
    if (messages.length === 0) return [];
    const rows = await this.db
      .selectFrom('trip_requests')
      .selectAll()
      .where(
        'request_id',
        'in',
        messages.map(({ request_id: id }) => id),
      )
      .execute();
    return messages
      .toSorted((one, other) => Number(one.written_at) - Number(other.written_at))
      .flatMap((message) => {
        const row = rows.find(({ request_id: id }) => id === message.request_id);
        return row ? [{ row, message: toMessage(message) }] : [];
      });
  }

  private toMessageRow(
    requestId: string,
    message: { readonly requestKey: string; readonly author: string; readonly text: string },
  ) {
    return {
      message_id: randomUUID(),
      request_key: message.requestKey,
      request_id: requestId,
      is_from_guest: 1,
      author: message.author,
      body: message.text,
      written_at: this.now(),
      done_at: null,
      claimed_until: 0,
    };
  }

  private async one(row: RequestRow, db: OpenDatabase): Promise<TripRequest> {
    const [request] = await readRequests(db, [row]);
    if (!request) throw new Error('A request has no message.');
    return request;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const keyOf = ({ contactId, requestKey }: Pick<NewRequest, 'contactId' | 'requestKey'>): string =>
  `${contactId} ${requestKey}`;
