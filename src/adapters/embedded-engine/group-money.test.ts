import fc from 'fast-check';
import { aBookingRequest, aQuote, someGuests } from '../../../test/builders/a-booking';
import { someAccountsAtAProvider } from '../../../test/builders/provider-accounts';
import { twoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import type { HeldSuite } from '../../core/engine/booking';
import type { GroupedReservation } from '../../core/engine/booking-records.port';
import { suitesOf } from '../../core/engine/held-suites';
import { chosenAmount, paymentAmounts, type PaymentChoice } from '../../core/engine/payment-amounts';
import { PayReservation } from '../../core/engine/pay-reservation';
import { paymentIdOf } from '../../core/engine/finish-payment';
import { chargeReference } from '../../core/engine/payment-steps';
import { RefundPayments } from '../../core/engine/refund-payments';
import { SettleBalances } from '../../core/engine/settle-balances';
import { money } from '../../core/shared/money';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedDueRefunds } from './due-refunds';
import { EmbeddedPaymentIntents } from './payment-intents';

const large = aQuote({ total: money(2_000_001, 'USD'), deposit: money(500_000, 'USD') });
const card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ada Quist' };

const step = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    suite: fc.nat(1),
    choice: fc.constantFrom<PaymentChoice>('deposit', 'balance', 'part', 'all-deposits', 'all-balances'),
    part: fc.integer({ min: 50_000, max: 400_000 }),
    isLost: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const), suite: fc.nat(1) }),
  fc.record({ kind: fc.constant('refund' as const), isLost: fc.boolean() }),
  fc.record({
    kind: fc.constant('dashboard' as const),
    charge: fc.nat(9),
    amount: fc.integer({ min: 1, max: 900_000 }),
  }),
  fc.record({ kind: fc.constant('notice' as const), charge: fc.nat(9) }),
  fc.record({ kind: fc.constant('settle' as const) }),
);
/** Each history begins with one, or most of them would have none. */
const sharedPayment = fc.record({
  kind: fc.constant('pay' as const),
  suite: fc.nat(1),
  choice: fc.constantFrom<PaymentChoice>('all-deposits', 'all-balances'),
  part: fc.constant(50_000),
  isLost: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let line: Awaited<ReturnType<typeof twoNodes>>;
beforeAll(async () => {
  const [database] = testDatabases;
  if (!database) throw new Error('There is no database to test on.');
  line = await twoNodes(database.create);
});
afterAll(() => line.close());

/** Two suites that were offered together, on a sailing of their own. */
async function offerTwo(itineraryId: string): Promise<{ readonly holdId: string; readonly reservationId: string }> {
  const expiresAt = new Date(line.clock.now().getTime() + 600_000);
  const held = await line.cabinBookings.hold({ ...aBookingRequest({ itineraryId }), quote: aQuote(), expiresAt });
  if (held.kind !== 'held') throw new Error(`Expected a cabin, got ${held.kind}.`);
  const { holdId } = held.hold;
  await line.holdSuites.addSuite(
    holdId,
    { category: 'OS', ages: [30], quote: large },
    { expiresAt, maxLifeMs: 3_600_000, seenSuites: 1 },
  );
  const hold = await line.cabinBookings.getHold(holdId);
  if (!hold) throw new Error('The hold is gone.');
  const guests = someGuests().map((guest) => [guest]);
  const [first, ...others] = suitesOf<HeldSuite>(hold).map((suite, index) => ({
    ...suite,
    guests: guests[index] ?? [],
  }));
  if (first) await line.holdSuites.saveSuites(holdId, [first, ...others]);
  const reserved = await line.cabinBookings.reserve({ holdId, paid: 0 });
  if (reserved.kind !== 'reserved') throw new Error(`Expected a reservation, got ${reserved.kind}.`);
  return { holdId, reservationId: reserved.reservationId };
}

async function play(itineraryId: string, steps: readonly Step[]): Promise<void> {
  const { holdId, reservationId } = await offerTwo(itineraryId);
  const provider = someAccountsAtAProvider();
  const records = new EmbeddedBookingRecords(line.db);
  const refunds = new EmbeddedDueRefunds(line.db, line.clock);
  const intents = new EmbeddedPaymentIntents(line.db, line.clock);
  const parts = { cabinBookings: line.cabinBookings, payments: provider, intents };
  const group = async () => (await records.getBooking(reservationId))?.group ?? [];
  const notice = (reference: string) => refunds.note(reference, provider.refundsOf(reference));
  const settle = () => new SettleBalances(parts, line.clock).run();
  let payments = 0;
  const pay = async ({ suite, choice, part, isLost }: Extract<Step, { kind: 'pay' }>) => {
    const record = await records.getBooking((await group())[suite]?.reservationId ?? '');
    const amounts = record && paymentAmounts(record, 500);
    const chosen = amounts && chosenAmount(amounts, { choice, part });
    if (!record || !chosen) return;
    payments += 1;
    provider.losesNextAnswer = isLost;
    const { kind } = await new PayReservation(parts).run({
      paymentId: `${holdId}-${payments}`,
      reservationId: record.reservationId,
      means: { kind: 'test-card', card },
      ...chosen,
    });
    expect(['paid', 'pending', 'in-progress']).toContain(kind);
  };
  const reference = (charge: number) => provider.references[charge % Math.max(1, provider.references.length)];
  for (const one of steps) {
    if (one.kind === 'pay') await pay(one);
    else if (one.kind === 'cancel') await line.changes.cancel((await group())[one.suite]?.reservationId ?? '');
    else if (one.kind === 'refund') {
      provider.losesNextAnswer = one.isLost;
      await new RefundPayments(refunds, provider).run();
      provider.losesNextAnswer = false;
    } else if (one.kind === 'settle') {
      line.clock.pass({ minutes: 1 });
      await settle();
    } else if (one.kind === 'notice' && reference(one.charge) !== undefined) await notice(reference(one.charge) ?? '');
    else if (one.kind === 'dashboard') provider.refundByHand(reference(one.charge) ?? '', one.amount);
  }
  line.clock.pass({ minutes: 1 });
  await settle();
  for (const charged of provider.references) await notice(charged);
  await new RefundPayments(refunds, provider).run();
  for (const charged of provider.references) await notice(charged);
  await audit({ group: await group(), provider, holdId });
}

async function audit({
  group,
  provider,
  holdId,
}: {
  readonly group: readonly GroupedReservation[];
  readonly provider: ReturnType<typeof someAccountsAtAProvider>;
  readonly holdId: string;
}): Promise<void> {
  expect(provider.references).not.toContain(chargeReference(holdId));
  const sum = group.reduce((total, { paid }) => total + paid.amount, 0);
  expect(sum).toBe(provider.net());
  for (const { reservationId, status, paid, total, deposit } of group) {
    const rows = await line.db
      .selectFrom('payments')
      .select('amount')
      .where('reservation_id', '=', reservationId)
      .execute();
    expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(paid.amount);
    expect(paid.amount).toBeGreaterThanOrEqual(0);
    expect(paid.amount).toBeLessThanOrEqual(total.amount);
    if (status === 'OF') expect(paid.amount).toBeLessThan(deposit.amount);
  }
  const refunds = await line.db
    .selectFrom('refunds')
    .selectAll()
    .where(
      'reservation_id',
      'in',
      group.map(({ reservationId }) => reservationId),
    )
    .execute();
  expect(refunds.filter(({ state, amount }) => state === 'due' && amount > 0)).toEqual([]);
  for (const { reservation_id: id, reference } of refunds) {
    const payment = await line.db
      .selectFrom('payments')
      .select('amount')
      .where('payment_id', 'in', paymentIdsOf(reference, id))
      .executeTakeFirstOrThrow();
    const ofCharge = refunds.filter((one) => one.reference === reference && one.reservation_id === id);
    expect(ofCharge.reduce((all, { amount }) => all + amount, 0)).toBeLessThanOrEqual(payment.amount);
  }
}

/** As it is recorded where it is for one suite, and for several. */
function paymentIdsOf(reference: string, reservationId: string): readonly string[] {
  const id = paymentIdOf(reference) ?? '';
  return [id, `${id}/${reservationId}`];
}

it('F2 F7 random payments, cancellations and refunds of two suites leave on both what the provider has, to the cent', async () => {
  const unused = [...line.itineraryIds];
  await fc.assert(
    fc.asyncProperty(sharedPayment, fc.array(step, { minLength: 3, maxLength: 12 }), (first, steps) =>
      play(unused.pop() ?? '', [first, ...steps]),
    ),
    { numRuns: 30, endOnFailure: true },
  );
}, 60_000);
