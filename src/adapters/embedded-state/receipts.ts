import type { Clock } from '../../core/shared/clock.port';
import type { ReceiptOutcome, Receipts } from '../../core/shared/receipts.port';
import type { OpenDatabase } from '../sql/line-database';
import type { ForgetOld } from '../sql/retention';

const retentionMs = 24 * 60 * 60_000;
/** Milliseconds after which an unanswered write counts as abandoned, so that the next attempt may run. */
const abandonedMs = 60_000;

export class EmbeddedReceipts implements Receipts {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async begin(request: Parameters<Receipts['begin']>[0]): Promise<ReceiptOutcome> {
    if (await this.claimKey(request)) return { kind: 'first' };
    const receipt = await this.db
      .selectFrom('receipts')
      .select(['fingerprint', 'answer'])
      .where('scope', '=', request.scope)
      .where('receipt_key', '=', request.key)
      .executeTakeFirst();
    if (!receipt) return { kind: 'in-flight' };
    if (receipt.fingerprint !== request.fingerprint) return { kind: 'other-body' };
    return receipt.answer === null ? { kind: 'in-flight' } : { kind: 'done', answer: receipt.answer };
  }

  async finish({ scope, key, answer }: Parameters<Receipts['finish']>[0]): Promise<void> {
    await this.db
      .updateTable('receipts')
      .set({ answer })
      .where('scope', '=', scope)
      .where('receipt_key', '=', key)
      .execute();
  }

  async abandon({ scope, key }: { readonly scope: string; readonly key: string }): Promise<void> {
    await this.db
      .deleteFrom('receipts')
      .where('scope', '=', scope)
      .where('receipt_key', '=', key)
      .where('answer', 'is', null)
      .execute();
  }

  private async claimKey({ scope, key, fingerprint }: Parameters<Receipts['begin']>[0]): Promise<boolean> {
    const now = this.clock.now().getTime();
    const takenReceipt = await this.db
      .insertInto('receipts')
      .values({ scope, receipt_key: key, fingerprint, answer: null, begun_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'receipt_key'])
          .doUpdateSet({ fingerprint, answer: null, begun_at: now })
          .where((where) =>
            where.or([
              where('receipts.begun_at', '<=', now - retentionMs),
              where.and([
                where('receipts.answer', 'is', null),
                where('receipts.fingerprint', '=', fingerprint),
                where('receipts.begun_at', '<=', now - abandonedMs),
              ]),
            ]),
          ),
      )
      .returning('receipt_key')
      .executeTakeFirst();
    return takenReceipt !== undefined;
  }
}

export const forgetOldReceipts: ForgetOld = async (transaction, { now }) => {
  await transaction
    .deleteFrom('receipts')
    .where('begun_at', '<=', now - retentionMs)
    .execute();
};
