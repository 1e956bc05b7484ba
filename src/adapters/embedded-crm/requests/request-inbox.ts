import { setTimeout as sleep } from 'node:timers/promises';
import type { CrmState } from '../../../core/leads/crm-state';
import type { RequestInbox } from '../../../core/requests/request-inbox.port';
import type { RequestAnswer, RequestDelivery } from '../../../core/requests/trip-requests.port';
import type { Clock } from '../../../core/shared/clock.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase } from '../../sql/line-database';

const slowMs = 6_000;

export class EmbeddedRequestInbox implements RequestInbox {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly faultSwitch: { read(): Promise<CrmState> } = { read: async () => 'up' },
  ) {}

  async deliver({ request, message }: RequestDelivery): Promise<void> {
    const state = await this.expectAnswer();
    await atomically(this.db, async (transaction) => {
      await transaction
        .insertInto('crm_cases')
        .values({
          request_id: request.requestId,
          reservation_id: request.reservationId,
          contact_id: request.contactId,
          kind: request.kind,
          reply_by: request.replyBy.getTime(),
          opened_at: this.clock.now().getTime(),
          closed_at: null,
          owner: null,
        })
        .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ reply_by: request.replyBy.getTime() }))
        .execute();
      await transaction
        .insertInto('crm_case_messages')
        .values({
          message_id: message.messageId,
          request_id: request.requestId,
          is_from_guest: 1,
          author: message.author,
          body: message.text,
          written_at: message.writtenAt.getTime(),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    });
    if (state === 'lost-answer') throw new Unavailable('CRM');
  }

  async findAnswers(requestIds: readonly string[]): Promise<readonly RequestAnswer[]> {
    await this.expectAnswer();
    if (requestIds.length === 0) return [];
    const cases = await this.db.selectFrom('crm_cases').selectAll().where('request_id', 'in', requestIds).execute();
    const messages = await this.db
      .selectFrom('crm_case_messages')
      .selectAll()
      .where('request_id', 'in', requestIds)
      .where('is_from_guest', '=', 0)
      .orderBy('written_at')
      .execute();
    return cases.map((one): RequestAnswer => ({
      requestId: one.request_id,
      isClosed: one.closed_at !== null,
      ...(one.owner === null ? {} : { owner: one.owner }),
      messages: messages
        .filter(({ request_id: id }) => id === one.request_id)
        .map(({ message_id: messageId, author, body, written_at: at }) => ({
          messageId,
          author,
          text: body ?? '',
          writtenAt: new Date(Number(at)),
        })),
    }));
  }

  private async expectAnswer(): Promise<CrmState> {
    const state = await this.faultSwitch.read();
    if (state === 'down' || state === 'refusing') throw new Unavailable('CRM');
    if (state === 'slow') await sleep(slowMs, undefined, { ref: false });
    return state;
  }
}
