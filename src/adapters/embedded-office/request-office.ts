import { randomUUID } from 'node:crypto';
import { kindNames } from '../../core/requests/trip-request';
import { answerCase, closeCase } from '../embedded-crm/requests/case-changes';
import { reportChange, textOfChange, type RecordParts } from './record-change';
import { refuse } from './refused-command';

export class RequestOffice {
  constructor(private readonly parts: RecordParts) {}

  async list(): Promise<readonly string[]> {
    const rows = await this.parts.db
      .selectFrom('crm_cases')
      .selectAll()
      .where('closed_at', 'is', null)
      .orderBy('reply_by')
      .execute();
    if (rows.length === 0) return ['No request is open.'];
    return rows.map((row) =>
      [
        row.request_id,
        row.reservation_id,
        kindNames[row.kind],
        `by ${new Date(Number(row.reply_by)).toISOString()}`,
        row.owner ?? 'nobody yet',
      ].join('\t'),
    );
  }

  async show(requestId: string): Promise<readonly string[]> {
    const rows = await this.parts.db
      .selectFrom('crm_case_messages')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('written_at')
      .execute();
    if (rows.length === 0) return refuse(`There is no request ${requestId}.`);
    return rows.map(({ written_at: at, author, body }) =>
      [new Date(Number(at)).toISOString(), author, (body ?? '').replace(/\s+/g, ' ')].join('\t'),
    );
  }

  /** The author of a reply becomes the owner of the request. */
  reply(requestId: string, { author, words }: { readonly author: string; readonly words: string }): Promise<string> {
    const { clock } = this.parts;
    return textOfChange(this.parts, `requests reply ${requestId}`, async (transaction) => {
      const isAnswered = await answerCase(transaction, requestId, {
        messageId: randomUUID(),
        author,
        text: words,
        writtenAt: clock.now(),
      });
      if (!isAnswered) return refuse(`There is no open request ${requestId}.`);
      return reportChange(`${requestId} is answered; its guest is written to.`);
    });
  }

  close(requestId: string): Promise<string> {
    const { clock } = this.parts;
    return textOfChange(this.parts, `requests close ${requestId}`, async (transaction) => {
      const isClosed = await closeCase(transaction, requestId, clock.now());
      return isClosed ? reportChange(`${requestId} is closed.`) : refuse(`There is no open request ${requestId}.`);
    });
  }
}
