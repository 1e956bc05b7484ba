import { randomUUID } from 'node:crypto';
import type { ChargeOutcome, PaymentOrder, Payments } from '../../core/engine/payments.port';
import { money } from '../../core/shared/money';
import { atomically } from '../sql/atomically';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';

type ChargeRow = LineDatabase['card_charges'];

const firstOutcomes: ReadonlyMap<string, 'paid' | 'second-step' | 'paid-in-silence'> = new Map([
  ['4242424242424242', 'paid'],
  ['4000002500003155', 'second-step'],
  ['4000000000000341', 'paid-in-silence'],
]);
const rightCode = '123456';

/**
 * A simulated card processor with a ledger of its own. It moves no money and knows test cards only (reliability F1).
 */
export class EmbeddedPayments implements Payments {
  readonly method = 'test-cards';

  constructor(private readonly db: OpenDatabase) {}

  async begin({ reference, amount, means }: PaymentOrder): Promise<ChargeOutcome> {
    if (means.kind !== 'test-card') throw new Error('The embedded payments take test cards only.');
    const { card } = means;
    const plan = firstOutcomes.get(card.number) ?? 'declined';
    const entry: ChargeRow = {
      reference,
      outcome: plan === 'paid-in-silence' ? 'paid' : plan,
      amount: amount.amount,
      currency: amount.currency,
      card_last4: card.number.slice(-4),
      challenge_id: plan === 'second-step' ? randomUUID() : null,
    };
    if (!(await this.enter(entry))) return (await this.findCharge(reference)) ?? { kind: 'declined' };
    return plan === 'paid-in-silence' ? { kind: 'unknown' } : toOutcome(entry);
  }

  async answerChallenge({ challengeId, code }: Parameters<Payments['answerChallenge']>[0]): Promise<ChargeOutcome> {
    const answeredCharge = await this.db
      .updateTable('card_charges')
      .set({ outcome: code === rightCode ? 'paid' : 'declined' })
      .where('challenge_id', '=', challengeId)
      .where('outcome', '=', 'second-step')
      .returningAll()
      .executeTakeFirst();
    if (answeredCharge) return toOutcome(answeredCharge);
    const earlier = await this.db
      .selectFrom('card_charges')
      .selectAll()
      .where('challenge_id', '=', challengeId)
      .executeTakeFirst();
    return earlier ? toOutcome(earlier) : { kind: 'declined' };
  }

  async findCharge(reference: string): Promise<ChargeOutcome | undefined> {
    const row = await this.db
      .selectFrom('card_charges')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row && row.outcome !== 'refunded' ? toOutcome(row) : undefined;
  }

  /** A test card has no provider's page that would have to be closed, so only an open challenge of the bank ends. */
  async close(reference: string): Promise<ChargeOutcome | undefined> {
    await this.db
      .updateTable('card_charges')
      .set({ outcome: 'declined' })
      .where('reference', '=', reference)
      .where('outcome', '=', 'second-step')
      .execute();
    return this.findCharge(reference);
  }

  async refund(reference: string): Promise<void> {
    await this.db
      .updateTable('card_charges')
      .set({ outcome: 'refunded' })
      .where('reference', '=', reference)
      .where('outcome', '=', 'paid')
      .execute();
  }

  async refundAmount({
    refundId,
    reference,
    amount,
  }: Parameters<Payments['refundAmount']>[0]): Promise<'given-back' | 'refused'> {
    return atomically(this.db, async (transaction) => {
      // The update locks the charge, so that concurrent refunds of it wait here.
      const charge = await transaction
        .updateTable('card_charges')
        .set((row) => ({ amount: row.ref('amount') }))
        .where('reference', '=', reference)
        .where('outcome', '=', 'paid')
        .returning(['amount', 'currency'])
        .executeTakeFirst();
      const earlier = await transaction
        .selectFrom('card_refunds')
        .selectAll()
        .where('reference', '=', reference)
        .execute();
      if (earlier.some(({ refund_id: id }) => id === refundId)) return 'given-back';
      const amountLeft = (charge?.amount ?? 0) - earlier.reduce((sum, refund) => sum + refund.amount, 0);
      if (charge?.currency !== amount.currency || amountLeft < amount.amount) return 'refused';
      await transaction
        .insertInto('card_refunds')
        .values({ refund_id: refundId, reference, amount: amount.amount })
        .execute();
      return 'given-back';
    });
  }

  /** One statement decides: a ledger entry that took money, or refunded it, is never overwritten. */
  private async enter(entry: ChargeRow): Promise<boolean> {
    const { reference, ...change } = entry;
    const refundRow = await this.db
      .insertInto('card_charges')
      .values({ reference, ...change })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet(change)
          .where((where) =>
            where.or([
              where('card_charges.outcome', '=', 'declined'),
              // A repeat with the same card retains its challenge, which the guest may already see.
              where.and([
                where('card_charges.outcome', '=', 'second-step'),
                where('card_charges.card_last4', '!=', entry.card_last4),
              ]),
            ]),
          ),
      )
      .returning('reference')
      .executeTakeFirst();
    return refundRow !== undefined;
  }
}

function toOutcome(row: ChargeRow): ChargeOutcome {
  const amount = money(row.amount, row.currency);
  if (row.outcome === 'paid') return { kind: 'paid', amount, cardLast4: row.card_last4 };
  return row.outcome === 'second-step' && row.challenge_id !== null
    ? { kind: 'second-step', challengeId: row.challenge_id, amount }
    : { kind: 'declined' };
}
