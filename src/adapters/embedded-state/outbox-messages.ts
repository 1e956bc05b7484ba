import { randomInt } from 'node:crypto';
import type { MessageAttachment } from '../../core/messages/message';
import type { Clock } from '../../core/shared/clock.port';
import type { OpenDatabase } from '../sql/line-database';
import { readJson } from '../sql/json-text';

interface OutboxMessage {
  readonly to: string;
  readonly channel: 'email' | 'sms';
  readonly subject: string;
  readonly text: string;
  readonly attachment?: MessageAttachment;
  readonly sentAt: Date;
}

/** Stores a demonstration's messages instead of sending them; `/dev/outbox` shows them. */
export class OutboxMessages {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async add({ to, channel, subject, text, attachment }: Omit<OutboxMessage, 'sentAt'>): Promise<void> {
    await this.db
      .insertInto('outbox_messages')
      .values({
        message_id: nextId(),
        recipient: to,
        channel,
        subject,
        body: text,
        attachment: attachment === undefined ? null : JSON.stringify(attachment),
        sent_at: this.clock.now().getTime(),
      })
      .execute();
  }

  async find({ to, limit }: { readonly to?: string; readonly limit: number }): Promise<readonly OutboxMessage[]> {
    const rows = await this.db
      .selectFrom('outbox_messages')
      .selectAll()
      .$if(to !== undefined, (select) => select.where('recipient', '=', to ?? ''))
      .orderBy('message_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      to: row.recipient,
      channel: row.channel,
      subject: row.subject,
      text: row.body,
      ...(row.attachment === null ? {} : { attachment: readJson(row.attachment) }),
      sentAt: new Date(row.sent_at),
    }));
  }
}

let lastNumber = 0;

/** Ids sort by sending order, even when the clock was moved: milliseconds, a counter, a random part. */
function nextId(): string {
  lastNumber = (lastNumber + 1) % 1_000_000;
  return [Date.now(), lastNumber, randomInt(1_000_000)]
    .map((part, index) => String(part).padStart(index === 0 ? 15 : 6, '0'))
    .join('-');
}
