import { randomUUID } from 'node:crypto';
import type { Attachment, AttachmentFile } from '../../../core/requests/attachment';
import type { StaffMember } from '../../../core/requests/staff-members.port';
import {
  maxListed,
  type OpenedRequest,
  type RequestReading,
  type StaffRequest,
  type StaffRequests,
  type StaffState,
} from '../../../core/requests/staff-requests.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { answerCase, closeCase, assignCase } from './case-changes';

const oneReadingMs = 3_600_000;

interface CaseOfMember {
  readonly requestId: string;
  readonly member: StaffMember;
}

/** Files that guests attached, which the site's own records have. */
interface RequestFiles {
  findAttachments(db: OpenDatabase, messageIds: readonly string[]): Promise<ReadonlyMap<string, readonly Attachment[]>>;
  readFile(
    db: OpenDatabase,
    file: { readonly attachmentId: string; readonly requestId: string },
  ): Promise<AttachmentFile | undefined>;
}

/** Cases of the embedded CRM, on which staff work on the site's own pages. */
export class EmbeddedStaffRequests implements StaffRequests {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly files: RequestFiles,
  ) {}

  async find({ state, reservationId }: Parameters<StaffRequests['find']>[0]): Promise<readonly StaffRequest[]> {
    const isClosed = state === 'closed';
    let query = this.cases().where('closed_at', isClosed ? 'is not' : 'is', null);
    if (!isClosed)
      query = query.where(
        ({ selectFrom }) =>
          selectFrom('crm_case_messages')
            .select('is_from_guest')
            .whereRef('crm_case_messages.request_id', '=', 'crm_cases.request_id')
            .orderBy('written_at', 'desc')
            .orderBy('is_from_guest')
            .limit(1),
        '=',
        state === 'waiting' ? 1 : 0,
      );
    if (reservationId !== undefined) query = query.where('reservation_id', '=', reservationId);
    const rows = await query
      .orderBy(isClosed ? 'closed_at' : 'reply_by', isClosed ? 'desc' : 'asc')
      .orderBy('request_id')
      .limit(maxListed)
      .execute();
    return rows.map((row) => toRequest(row, state));
  }

  read({ requestId, member }: CaseOfMember): Promise<OpenedRequest | undefined> {
    return atomically(this.db, async (transaction) => {
      const row = await transaction
        .selectFrom('crm_cases')
        .selectAll()
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      if (!row) return undefined;
      await this.noteReading(transaction, { requestId, member });
      const messages = await transaction
        .selectFrom('crm_case_messages')
        .selectAll()
        .where('request_id', '=', requestId)
        .orderBy('written_at')
        .orderBy('is_from_guest', 'desc')
        .execute();
      const attachments = await this.files.findAttachments(
        transaction,
        messages.map(({ message_id: id }) => id),
      );
      const isWaiting = messages.at(-1)?.is_from_guest === 1;
      const state = row.closed_at !== null ? 'closed' : isWaiting ? 'waiting' : 'answered';
      return {
        ...toRequest(row, state),
        messages: messages.map(
          ({ message_id: messageId, is_from_guest: isFromGuest, author, body, written_at: at }) => ({
            messageId,
            from: isFromGuest === 1 ? ('guest' as const) : ('line' as const),
            author,
            text: body ?? '',
            writtenAt: new Date(Number(at)),
            attachments: attachments.get(messageId) ?? [],
          }),
        ),
      };
    });
  }

  readFile({ requestId, member, attachmentId }: CaseOfMember & { readonly attachmentId: string }) {
    return atomically(this.db, async (transaction) => {
      const file = await this.files.readFile(transaction, { requestId, attachmentId });
      if (file) await this.noteReading(transaction, { requestId, member, fileId: attachmentId });
      return file;
    });
  }

  async findReadings(requestId: string): Promise<readonly RequestReading[]> {
    const rows = await this.db
      .selectFrom('crm_case_readings')
      .select(['reader', 'read_at', 'file_id'])
      .where('request_id', '=', requestId)
      .orderBy('read_at', 'desc')
      .limit(maxListed)
      .execute();
    return rows.map(({ reader, read_at: at, file_id: fileId }) => ({
      reader,
      readAt: new Date(Number(at)),
      ...(fileId === null ? {} : { fileId }),
    }));
  }

  answer({ requestId, member, formKey, text }: CaseOfMember & { readonly formKey: string; readonly text: string }) {
    const writtenAt = this.clock.now();
    return atomically(this.db, (transaction) =>
      answerCase(transaction, requestId, {
        // The key of a form is unique per sender, so that a repeat of the form finds the message that it made.
        messageId: `${member.contactId} ${formKey}`,
        author: member.name,
        text,
        writtenAt,
      }),
    );
  }

  assign({ requestId, member }: CaseOfMember): Promise<boolean> {
    return atomically(this.db, (transaction) => assignCase(transaction, requestId, member.name));
  }

  close({ requestId }: CaseOfMember): Promise<boolean> {
    return atomically(this.db, (transaction) => closeCase(transaction, requestId, this.clock.now()));
  }

  /** Readings within an hour count as one, because reloads would otherwise hide who else has read. */
  private async noteReading(
    transaction: OpenTransaction,
    { requestId, member, fileId }: CaseOfMember & { readonly fileId?: string },
  ): Promise<void> {
    const readAt = this.clock.now().getTime();
    const knownReading = await transaction
      .selectFrom('crm_case_readings')
      .select('reading_id')
      .where('request_id', '=', requestId)
      .where('reader', '=', member.name)
      .where('file_id', fileId === undefined ? 'is' : '=', fileId ?? null)
      .where('read_at', '>', readAt - oneReadingMs)
      .executeTakeFirst();
    if (knownReading) return;
    await transaction
      .insertInto('crm_case_readings')
      .values({
        reading_id: randomUUID(),
        request_id: requestId,
        reader: member.name,
        read_at: readAt,
        file_id: fileId ?? null,
      })
      .execute();
  }

  private cases() {
    return this.db.selectFrom('crm_cases').selectAll();
  }
}

const toRequest = (row: LineDatabase['crm_cases'], state: StaffState): StaffRequest => ({
  requestId: row.request_id,
  reservationId: row.reservation_id,
  kind: row.kind,
  state,
  ...(row.owner === null ? {} : { owner: row.owner }),
  replyBy: new Date(Number(row.reply_by)),
});
