import type { Money } from '../../../core/shared/money';
import type { OpenTransaction } from '../../sql/line-database';

interface BespokeAnswer {
  readonly requestId: string;
  readonly state: 'confirmed' | 'declined';
  readonly words: string;
  readonly price?: Money | undefined;
  readonly now: number;
}

/** Records the line's answer to a bespoke request, once. The first node that claims it notifies the guest. */
export async function answerBespoke(
  transaction: OpenTransaction,
  { requestId, state, words, price, now }: BespokeAnswer,
): Promise<'answered' | 'answered-before' | 'unknown-request'> {
  const answeredRequest = await transaction
    .updateTable('bespoke_requests')
    .set((update) => ({
      state,
      answer: words === '' ? null : words,
      price: price?.amount ?? null,
      price_currency: price?.currency ?? null,
      revision: update('revision', '+', 1),
      changed_at: now,
      told_at: null,
      telling_until: 0,
    }))
    .where('request_id', '=', requestId)
    .where('state', '=', 'requested')
    .returning('request_id')
    .executeTakeFirst();
  if (answeredRequest) return 'answered';
  const knownRequest = await transaction
    .selectFrom('bespoke_requests')
    .select('request_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return knownRequest ? 'answered-before' : 'unknown-request';
}
