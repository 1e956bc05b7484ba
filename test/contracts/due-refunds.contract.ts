import type { DueRefunds } from '../../src/core/engine/due-refunds.port';
import { money } from '../../src/core/shared/money';

export const firstRefunds = { after: '', limit: 100 };

export interface DueRefundsUnderTest {
  readonly refunds: DueRefunds;
  readonly otherNode: DueRefunds;
  /** Ends a reservation on which 500.00 were paid by card 4242, all of it due to its guest; gives its number. */
  endPaid(): Promise<string>;
  /** What is recorded as paid on it. */
  paidOn(reservationId: string): Promise<number | undefined>;
  /** A reservation on which 500.00 were paid, and the reference of that charge. */
  bookPaid(): Promise<{ readonly reservationId: string; readonly reference: string }>;
  end(reservationId: string): Promise<void>;
  close(): Promise<void>;
}

export function describeDueRefunds(name: string, open: () => Promise<DueRefundsUnderTest>): void {
  describe(`DueRefunds on ${name}`, () => {
    let line: DueRefundsUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const dueOf = async (reservationId: string, node = line.refunds) => {
      const found = (await node.findDue(firstRefunds)).find((refund) => refund.reservationId === reservationId);
      if (!found) throw new Error(`Nothing is due on ${reservationId}.`);
      return found;
    };

    it('F7 gives out what is due until it is settled, and records it once', async () => {
      const reservationId = await line.endPaid();
      const refund = await dueOf(reservationId, line.otherNode);
      expect(refund).toMatchObject({ amount: money(50_000, 'USD'), cardLast4: '4242' });
      const settled = await Promise.all(
        [line.refunds, line.otherNode, line.refunds].map((node) => node.settle(refund, 'given-back')),
      );
      expect(settled.filter(Boolean)).toHaveLength(1);
      expect(await line.paidOn(reservationId)).toBe(0);
      expect(await line.refunds.findDue(firstRefunds)).not.toContainEqual(expect.objectContaining({ reservationId }));
    });

    it('F7 gives out what is due in pages, by id', async () => {
      for (let count = 0; count < 3; count += 1) await line.endPaid();
      const ids = (await line.refunds.findDue(firstRefunds)).map(({ refundId }) => refundId);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      const [first = '', second = ''] = ids;
      const next = await line.otherNode.findDue({ after: first, limit: 1 });
      expect(next.map(({ refundId }) => refundId)).toEqual([second]);
      expect(await line.refunds.findDue({ after: ids.at(-1) ?? '', limit: 1 })).toEqual([]);
    });

    it('F7 leaves the sum as it was where people have to refund it, and gives it out no more', async () => {
      const reservationId = await line.endPaid();
      const refund = await dueOf(reservationId);
      expect(await line.refunds.settle(refund, 'by-hand')).toBe(true);
      expect(await line.otherNode.settle(refund, 'given-back')).toBe(false);
      expect(await line.paidOn(reservationId)).toBe(50_000);
      expect(await line.otherNode.findDue(firstRefunds)).not.toContainEqual(expect.objectContaining({ reservationId }));
    });

    const elsewhere = (amount: number, providerId: string, hasFailed = false) => ({
      providerId,
      amount: money(amount, 'USD'),
      hasFailed,
    });

    it('F2 F7 records a refund that an operator made at the provider once, and asks for no more than is left', async () => {
      const { reservationId, reference } = await line.bookPaid();
      const seen = [elsewhere(20_000, `re-${reference}`)];
      await Promise.all([line.refunds, line.otherNode, line.refunds].map((node) => node.note(reference, seen)));
      expect(await line.paidOn(reservationId)).toBe(30_000);
      await line.end(reservationId);
      expect(await dueOf(reservationId)).toMatchObject({ amount: money(30_000, 'USD') });
    });

    it('F2 F7 counts a refund at the provider towards what is due, and one of its own as its own', async () => {
      const reservationId = await line.endPaid();
      const { refundId, reference } = await dueOf(reservationId);
      await line.refunds.note(reference, [elsewhere(20_000, `re-${reference}`)]);
      const rest = await dueOf(reservationId);
      expect(rest.amount).toEqual(money(30_000, 'USD'));
      await line.otherNode.note(reference, [
        elsewhere(20_000, `re-${reference}`),
        { ...elsewhere(30_000, 're-ours'), refundId },
      ]);
      expect(await line.refunds.settle(rest, 'given-back')).toBe(false);
      expect(await line.paidOn(reservationId)).toBe(0);
    });

    it('F2 F7 leaves due what the provider refused while an operator refunded a part of it there', async () => {
      const reservationId = await line.endPaid();
      const refused = await dueOf(reservationId);
      await line.otherNode.note(refused.reference, [elsewhere(20_000, `re-${refused.reference}`)]);
      expect(await line.refunds.settle(refused, 'by-hand')).toBe(false);
      expect((await dueOf(reservationId)).amount).toEqual(money(30_000, 'USD'));
    });

    it('F2 F7 takes back the record of a refund that did not reach its card, once', async () => {
      const { reservationId, reference } = await line.bookPaid();
      await line.refunds.note(reference, [elsewhere(20_000, `re-${reference}`)]);
      for (let times = 0; times < 2; times += 1)
        await line.refunds.note(reference, [elsewhere(20_000, `re-${reference}`, true)]);
      expect(await line.paidOn(reservationId)).toBe(50_000);
      await line.end(reservationId);
      expect(await dueOf(reservationId)).toMatchObject({ reference, amount: money(50_000, 'USD') });
      await line.refunds.note('payment-of-nobody', [elsewhere(1, 're-nobody')]);
    });
  });
}
