import type { ProviderRefund } from '../../src/core/engine/due-refunds.port';
import type { ChargeOutcome, PaymentOrder, Payments } from '../../src/core/engine/payments.port';
import { money, type Money } from '../../src/core/shared/money';

interface Charge {
  readonly amount: Money;
  readonly refunds: ProviderRefund[];
}

/** A provider that keeps accounts, whose answers may be lost, and at which people refund by hand. */
export function someAccountsAtAProvider() {
  const charges = new Map<string, Charge>();
  let byHand = 0;
  const leftOf = (charge: Charge) =>
    charge.refunds.reduce((left, { amount }) => left - amount.amount, charge.amount.amount);
  const paid = ({ amount }: Charge): ChargeOutcome => ({ kind: 'paid', amount, cardLast4: '4242' });
  const refundWhole = (reference: string) => {
    const charge = charges.get(reference);
    if (charge && leftOf(charge) > 0)
      charge.refunds.push({
        providerId: `re-${reference}-whole`,
        amount: money(leftOf(charge), charge.amount.currency),
        hasFailed: false,
      });
  };
  const accounts = {
    losesNextAnswer: false,
    method: 'test-cards' as const,
    get references(): readonly string[] {
      return [...charges.keys()];
    },
    /** What it has of all charges after their refunds. */
    net: () => [...charges.values()].reduce((sum, charge) => sum + leftOf(charge), 0),
    refundsOf: (reference: string): readonly ProviderRefund[] => charges.get(reference)?.refunds ?? [],
    refundByHand(reference: string, amount: number): void {
      const charge = charges.get(reference);
      const left = charge ? Math.min(amount, leftOf(charge)) : 0;
      byHand += 1;
      if (charge && left > 0)
        charge.refunds.push({
          providerId: `re-${reference}-${byHand}`,
          amount: money(left, charge.amount.currency),
          hasFailed: false,
        });
    },
    async begin({ reference, amount }: PaymentOrder): Promise<ChargeOutcome> {
      const known = charges.get(reference);
      if (known) return paid(known);
      const charge = { amount, refunds: [] };
      charges.set(reference, charge);
      if (!accounts.losesNextAnswer) return paid(charge);
      accounts.losesNextAnswer = false;
      throw new Error('connection reset');
    },
    answerChallenge: async (): Promise<ChargeOutcome> => ({ kind: 'declined' }),
    async findCharge(reference: string): Promise<ChargeOutcome | undefined> {
      const charge = charges.get(reference);
      return charge && leftOf(charge) > 0 ? paid(charge) : undefined;
    },
    async close(reference: string): Promise<ChargeOutcome | undefined> {
      return accounts.findCharge(reference);
    },
    refund: async (reference: string) => refundWhole(reference),
    async refundAmount({ refundId, reference, amount }: Parameters<Payments['refundAmount']>[0]) {
      const charge = charges.get(reference);
      if (!charge) return 'refused' as const;
      const known = charge.refunds.some((refund) => refund.refundId === refundId);
      if (!known && leftOf(charge) < amount.amount) return 'refused' as const;
      if (!known) charge.refunds.push({ providerId: `re-${refundId}`, refundId, amount, hasFailed: false });
      if (!accounts.losesNextAnswer) return 'given-back' as const;
      accounts.losesNextAnswer = false;
      throw new Error('connection reset');
    },
  };
  return accounts satisfies Payments;
}
