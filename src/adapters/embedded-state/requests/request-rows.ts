import type { Attachment } from '../../../core/requests/attachment';
import type { RequestMessage, TripRequest } from '../../../core/requests/trip-request';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { findAttachments } from './request-files';

export type RequestRow = LineDatabase['trip_requests'];
type MessageRow = LineDatabase['trip_request_messages'];

export async function readRequests(db: OpenDatabase, rows: readonly RequestRow[]): Promise<readonly TripRequest[]> {
  if (rows.length === 0) return [];
  const messages = await db
    .selectFrom('trip_request_messages')
    .selectAll()
    .where(
      'request_id',
      'in',
      rows.map(({ request_id: id }) => id),
    )
    .orderBy('written_at')
    .orderBy('is_from_guest', 'desc')
    .execute();
  const attachments = await findAttachments(
    db,
    messages.map(({ message_id: id }) => id),
  );
  return rows.flatMap((row) =>
    toRequest(
      row,
      messages.filter(({ request_id: id }) => id === row.request_id),
      attachments,
    ),
  );
}

export const headOf = (row: RequestRow) => ({
  requestId: row.request_id,
  reservationId: row.reservation_id,
  contactId: row.contact_id,
  kind: row.kind,
});

export const toMessage = (row: MessageRow, attachments?: readonly Attachment[]): RequestMessage => ({
  messageId: row.message_id,
  ...(attachments ? { attachments } : {}),
  from: row.is_from_guest === 1 ? 'guest' : 'line',
  author: row.author,
  text: row.body ?? '',
  writtenAt: new Date(Number(row.written_at)),
});

/** Only this adapter writes the table, so that kinds and states have valid values only. */
function toRequest(
  row: RequestRow,
  rows: readonly MessageRow[],
  attachments: ReadonlyMap<string, readonly Attachment[]>,
): readonly TripRequest[] {
  const [first, ...others] = rows.map((message) => toMessage(message, attachments.get(message.message_id)));
  if (!first) return [];
  const doneTimes = rows.filter(({ is_from_guest: isFromGuest }) => isFromGuest === 1).map(({ done_at: at }) => at);
  const latest = doneTimes.at(-1);
  return [
    {
      ...headOf(row),
      state: row.state,
      ...(row.owner === null ? {} : { owner: row.owner }),
      replyBy: new Date(Number(row.reply_by)),
      ...(latest === null || latest === undefined ? {} : { deliveredAt: new Date(Number(latest)) }),
      messages: [first, ...others],
    },
  ];
}
