import { isShared, paymentReference, sharedReference } from './finish-payment';
import { chargeReference } from './payment-steps';
import { SettleReference } from './settle-reference';

/** What is settled for this reference. */
async function settledBy(reference: string): Promise<readonly string[]> {
  const settled: string[] = [];
  const settle = new SettleReference(
    {
      settleHold: async (holdId) => {
        settled.push(`hold ${holdId}`);
        return { kind: 'open' };
      },
    },
    { settlePayment: async (paymentId) => void settled.push(`payment ${paymentId}`) },
  );
  await settle.run(reference);
  return settled;
}

describe('the reference of a charge', () => {
  it('D7 settles the hold or the payment that it names, and nothing else', async () => {
    expect(await settledBy(chargeReference('h-1'))).toEqual(['hold h-1']);
    expect(await settledBy(paymentReference('p-1'))).toEqual(['payment p-1']);
    expect(await settledBy(sharedReference('p-2'))).toEqual(['payment p-2']);
  });

  it('F7 tells a payment for several suites from one for a single suite', () => {
    expect([sharedReference('p-1'), paymentReference('p-1'), chargeReference('h-1')].map(isShared)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('D7 settles nothing when it is not of this site', async () => {
    expect([await settledBy('invoice-1'), await settledBy('')]).toEqual([[], []]);
  });
});
