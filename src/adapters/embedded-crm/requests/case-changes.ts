import type { RequestMessage } from '../../../core/requests/trip-request';
import type { OpenTransaction } from '../../sql/line-database';

type CaseAnswer = Pick<RequestMessage, 'messageId' | 'author' | 'text' | 'writtenAt'>;

/**
 * Makes the author the owner of the case. Returns false when there is no such case, or it is closed. A repeated message
 * changes nothing.
 */
export async function answerCase(
  transaction: OpenTransaction,
  requestId: string,
  { messageId, author, text, writtenAt }: CaseAnswer,
): Promise<boolean> {
  if (!(await assignCase(transaction, requestId, author))) return false;
  await transaction
    .insertInto('crm_case_messages')
    .values({
      message_id: messageId,
      request_id: requestId,
      is_from_guest: 0,
      author,
      body: text,
      written_at: writtenAt.getTime(),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  return true;
}

export async function assignCase(transaction: OpenTransaction, requestId: string, owner: string): Promise<boolean> {
  return changeOpenCase(transaction, requestId, { owner });
}

export async function closeCase(transaction: OpenTransaction, requestId: string, closedAt: Date): Promise<boolean> {
  return changeOpenCase(transaction, requestId, { closed_at: closedAt.getTime() });
}

async function changeOpenCase(
  transaction: OpenTransaction,
  requestId: string,
  change: { readonly owner?: string; readonly closed_at?: number },
): Promise<boolean> {
  const changedRow = await transaction
    .updateTable('crm_cases')
    .set(change)
    .where('request_id', '=', requestId)
    .where('closed_at', 'is', null)
    .returning('request_id')
    .executeTakeFirst();
  return changedRow !== undefined;
}
