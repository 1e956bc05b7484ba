import type { Card, CardPayments } from '../../src/core/engine/card-payments.port';
import { money } from '../../src/core/shared/money';

export interface CardPaymentsUnderTest {
  readonly cards: CardPayments;
  readonly otherNode: CardPayments;
  readonly paying: string;
  readonly declining: string;
  readonly secondStep: string;
  /** Takes the money and loses the answer. */
  readonly silent: string;
  readonly rightCode: string;
  close(): Promise<void>;
}

export function describeCardPayments(name: string, open: () => Promise<CardPaymentsUnderTest>): void {
  describe(`CardPayments on ${name}`, () => {
    let line: CardPaymentsUnderTest;
    let reference = '';
    let count = 0;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      count += 1;
      reference = `charge-${count}`;
    });
    afterAll(() => line.close());

    const card = (number: string): Card => ({ number, expiry: '12/30', securityCode: '123', nameOnCard: 'Ada Quist' });
    const charge = (number: string, amount = 1_000, cards = line.cards) =>
      cards.charge({ reference, amount: money(amount, 'USD'), card: card(number) });
    const paid = { kind: 'paid', amount: money(1_000, 'USD'), cardLast4: '4242' };

    it('D6 takes money once under one reference, whatever card or amount comes after', async () => {
      expect(await charge(line.paying)).toEqual(paid);
      expect(await charge(line.paying, 5_000)).toEqual(paid);
      expect(await charge(line.declining)).toEqual(paid);
      expect(await line.cards.findCharge(reference)).toEqual(paid);
    });

    it('D6 takes money once of many charges at the same moment', async () => {
      const amounts = Array.from({ length: 10 }, (_, i) => 1_000 + i);
      const outcomes = await Promise.all(
        amounts.map((amount, i) => charge(line.paying, amount, i % 2 ? line.cards : line.otherNode)),
      );
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    });

    it('ENG-07 declines, and lets another card be tried', async () => {
      expect(await charge(line.declining)).toEqual({ kind: 'declined' });
      expect(await line.cards.findCharge(reference)).toEqual({ kind: 'declined' });
      expect(await charge(line.paying)).toEqual(paid);
    });

    it('D7 has taken the money when the answer was lost, and says so when asked', async () => {
      expect(await charge(line.silent)).toEqual({ kind: 'unknown' });
      const found = await line.cards.findCharge(reference);
      expect(found).toMatchObject({ kind: 'paid', amount: { amount: 1_000 } });
      expect(await charge(line.silent)).toEqual(found);
    });

    it('D7 knows nothing of a charge that never came', async () => {
      expect(await line.cards.findCharge('never')).toBeUndefined();
    });

    it('D7 asks a second step; the right code pays, once', async () => {
      const asked = await charge(line.secondStep);
      if (asked.kind !== 'second-step') throw new Error(`expected a second step, got ${asked.kind}`);
      expect(await charge(line.secondStep)).toEqual(asked);
      const answers = await Promise.all(
        [1, 2, 3].map(() => line.cards.answerChallenge({ challengeId: asked.challengeId, code: line.rightCode })),
      );
      for (const answer of answers) expect(answer).toMatchObject({ kind: 'paid', amount: { amount: 1_000 } });
    });

    it('D7 declines after a wrong code, for good, and lets another card be tried', async () => {
      const asked = await charge(line.secondStep);
      if (asked.kind !== 'second-step') throw new Error(`expected a second step, got ${asked.kind}`);
      const { challengeId } = asked;
      expect(await line.cards.answerChallenge({ challengeId, code: '000000' })).toEqual({ kind: 'declined' });
      expect(await line.cards.answerChallenge({ challengeId, code: line.rightCode })).toEqual({ kind: 'declined' });
      expect(await line.cards.answerChallenge({ challengeId: 'made-up', code: line.rightCode })).toEqual({
        kind: 'declined',
      });
      expect(await charge(line.paying)).toEqual(paid);
    });

    it('H56 gives a part back once under one number, on two nodes, and never more than was paid', async () => {
      await charge(line.paying);
      const giveBack = (refundId: string, amount: number, cards = line.cards) =>
        cards.giveBack({ refundId: `${reference}-${refundId}`, reference, amount: money(amount, 'USD') });
      const outcomes = await Promise.all(
        [line.cards, line.otherNode, line.cards].map((cards) => giveBack('a', 700, cards)),
      );
      expect(outcomes).toEqual(['given-back', 'given-back', 'given-back']);
      expect(await giveBack('b', 301)).toBe('refused');
      const both = await Promise.all([giveBack('c', 300), giveBack('d', 300, line.otherNode)]);
      expect([...both].sort()).toEqual(['given-back', 'refused']);
      expect(await line.cards.findCharge(reference)).toEqual(paid);
      expect(await line.cards.giveBack({ refundId: 'x', reference: 'never', amount: money(1, 'USD') })).toBe('refused');
    });

    it('D7 gives money back, and never takes it again under the same reference', async () => {
      await charge(line.paying);
      await line.cards.refund(reference);
      await line.cards.refund(reference);
      expect(await line.cards.findCharge(reference)).toBeUndefined();
      expect(await charge(line.paying)).toEqual({ kind: 'declined' });
    });
  });
}
