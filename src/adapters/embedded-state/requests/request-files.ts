import { randomUUID } from 'node:crypto';
import type { Attachment, AttachmentFile } from '../../../core/requests/attachment';
import type { DeliveredFile } from '../../../core/requests/trip-requests.port';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';

export async function storeFiles(
  transaction: OpenTransaction,
  messageId: string,
  files: readonly AttachmentFile[],
): Promise<void> {
  for (const [position, { fileName, type, bytes }] of files.entries())
    await transaction
      .insertInto('trip_request_files')
      .values({
        attachment_id: randomUUID(),
        message_id: messageId,
        position,
        media_type: type,
        size: bytes.length,
        file_name: fileName,
        file_bytes: Buffer.from(bytes).toString('base64'),
      })
      .execute();
}

export async function findAttachments(
  db: OpenDatabase,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Attachment[]>> {
  const filesByMessage = new Map<string, Attachment[]>();
  if (messageIds.length === 0) return filesByMessage;
  const rows = await db
    .selectFrom('trip_request_files')
    .select(['attachment_id', 'message_id', 'media_type', 'size', 'file_name', 'file_name_sealed'])
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const others = filesByMessage.get(row.message_id) ?? [];
    filesByMessage.set(row.message_id, [
      ...others,
      {
        attachmentId: row.attachment_id,
        fileName: row.file_name ?? '',
        type: row.media_type,
        size: row.size,
      },
    ]);
  }
  return filesByMessage;
}

export async function readFiles(db: OpenDatabase, messageIds: readonly string[]): Promise<readonly DeliveredFile[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom('trip_request_files')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    attachmentId: row.attachment_id,
    fileName: row.file_name ?? '',
    type: row.media_type,
    bytes: Buffer.from(row.file_bytes ?? '', 'base64'),
  }));
}

/** Reads a file of a case, or of a guest's request. The caller must have checked whose it is. */
export async function readFile(
  db: OpenDatabase,
  { attachmentId, ...of }: { readonly attachmentId: string; readonly contactId?: string; readonly requestId?: string },
): Promise<AttachmentFile | undefined> {
  let query = db
    .selectFrom('trip_request_files')
    .innerJoin('trip_request_messages', 'trip_request_messages.message_id', 'trip_request_files.message_id')
    .innerJoin('trip_requests', 'trip_requests.request_id', 'trip_request_messages.request_id')
    .selectAll('trip_request_files')
    .where('attachment_id', '=', attachmentId);
  if (of.contactId !== undefined) query = query.where('trip_requests.contact_id', '=', of.contactId);
  if (of.requestId !== undefined) query = query.where('trip_requests.request_id', '=', of.requestId);
  const row = await query.executeTakeFirst();
  return (
    row && {
      fileName: row.file_name ?? '',
      type: row.media_type,
      bytes: Buffer.from(row.file_bytes ?? '', 'base64'),
    }
  );
}
