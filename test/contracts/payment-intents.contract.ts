import type { PaymentIntents } from '../../src/core/engine/payment-intents.port';
import { money } from '../../src/core/shared/money';

export interface PaymentIntentsUnderTest {
  readonly intents: PaymentIntents;
  readonly otherNode: PaymentIntents;
  now(): Date;
  pass(time: { readonly seconds: number }): void;
  /** A new unpaid offer, of which `total` minor units of USD are left to pay. */
  offer(): Promise<string>;
  readonly total: number;
  close(): Promise<void>;
}

export function describePaymentIntents(name: string, open: () => Promise<PaymentIntentsUnderTest>): void {
  describe(`PaymentIntents on ${name}`, () => {
    let line: PaymentIntentsUnderTest;
    let reservationId = '';
    let count = 0;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(async () => {
      reservationId = await line.offer();
    });
    afterAll(() => line.close());

    const newId = () => `payment-${(count += 1)}`;
    const begin = (paymentId: string, amount = 50_000, node = line.intents) =>
      node.begin({ paymentId, reservationId, amount: money(amount, 'USD') });

    it('D6 lets one of many equal requests charge, on two nodes; the others learn that it is known', async () => {
      const paymentId = newId();
      const outcomes = await Promise.all(
        [0, 1, 2, 3].map((request) => begin(paymentId, 50_000, request % 2 ? line.otherNode : line.intents)),
      );
      expect(outcomes.filter(({ kind }) => kind === 'begun')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'known')).toHaveLength(3);
      expect(await line.otherNode.find(paymentId)).toEqual({
        paymentId,
        reservationId,
        amount: money(50_000, 'USD'),
        state: 'charging',
        changedAt: line.now(),
      });
    });

    it('D6 lets one payment of a reservation charge at a time', async () => {
      const outcomes = await Promise.all([begin(newId(), line.total), begin(newId(), line.total, line.otherNode)]);
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['begun', 'in-progress']);
    });

    it('ENG-07 lets another card take the place of one whose bank waits for a code', async () => {
      const [asked, instead] = [newId(), newId()];
      await begin(asked);
      expect(await line.intents.move({ paymentId: asked, from: 'charging', to: 'awaiting-code' })).toBe(true);
      expect((await line.intents.findOpen(reservationId)).map(({ paymentId, state }) => [paymentId, state])).toEqual([
        [asked, 'awaiting-code'],
      ]);
      expect(await begin(instead)).toEqual({ kind: 'begun' });
      expect((await line.intents.find(asked))?.state).toBe('declined');
      expect(await line.intents.move({ paymentId: asked, from: 'awaiting-code', to: 'charging' })).toBe(false);
    });

    it('F2 lets another payment begin beside one on the provider’s page, which stays open until it ends there', async () => {
      const [onPage, instead] = [newId(), newId()];
      await begin(onPage);
      expect(await line.intents.move({ paymentId: onPage, from: 'charging', to: 'on-hosted-page' })).toBe(true);
      expect(await begin(instead)).toEqual({ kind: 'begun' });
      expect((await line.intents.find(onPage))?.state).toBe('on-hosted-page');
      expect((await line.intents.findOpen(reservationId)).map(({ paymentId }) => paymentId).sort()).toEqual(
        [onPage, instead].sort(),
      );
      expect(await line.intents.move({ paymentId: onPage, from: 'on-hosted-page', to: 'paid' })).toBe(true);
    });

    it('ENG-07 begins nothing that is too much, nothing at all, in another currency, or on no reservation', async () => {
      expect(await begin(newId(), line.total + 1)).toEqual({ kind: 'not-payable' });
      expect(await begin(newId(), 0)).toEqual({ kind: 'not-payable' });
      expect(await line.intents.begin({ paymentId: newId(), reservationId, amount: money(50_000, 'EUR') })).toEqual({
        kind: 'not-payable',
      });
      expect(
        await line.intents.begin({ paymentId: newId(), reservationId: 'nobody', amount: money(50_000, 'USD') }),
      ).toEqual({ kind: 'not-payable' });
      expect(await line.intents.find('never')).toBeUndefined();
    });

    it('D7 moves a payment once of many tries, and lists the open ones that stand still', async () => {
      const paymentId = newId();
      await begin(paymentId);
      line.pass({ seconds: 30 });
      const listed = async (seconds: number, after = '') => {
        const changedBefore = new Date(line.now().getTime() - seconds * 1_000);
        const intents = await line.otherNode.findUnsettled({ changedBefore, after, limit: 100 });
        return intents.some((intent) => intent.paymentId === paymentId);
      };
      expect([await listed(29), await listed(30), await listed(29, paymentId)]).toEqual([true, false, false]);
      const moves = await Promise.all(
        [line.intents, line.otherNode, line.intents].map((node) =>
          node.move({ paymentId, from: 'charging', to: 'paid' }),
        ),
      );
      expect(moves.filter(Boolean)).toHaveLength(1);
      expect(await listed(-1)).toBe(false);
      expect(await line.intents.findOpen(reservationId)).toEqual([]);
    });
  });
}
