import { StoppedClock } from '../../../test/builders/a-clock';
import { aHold, FakeCabinBookings, FakePayments } from '../../../test/builders/fake-engine';
import { FakeIntents } from '../../../test/builders/fake-intents';
import { money } from '../shared/money';
import { BookCabin } from './book-cabin';
import type { PaymentNotice } from './payment-notices.port';
import { PayReservation } from './pay-reservation';
import { ReceivePaymentNotice } from './receive-payment-notice';
import { SettleBalances } from './settle-balances';
import { SettlePayments } from './settle-payments';
import { SettleReference } from './settle-reference';

const means = {
  kind: 'hosted-page',
  page: { description: 'A voyage', paidAddress: 'https://line.example/paid', unpaidAddress: 'https://line.example/' },
} as const;
const amount = money(308_625, 'USD');
const shares = [
  { reservationId: 'ON71234567', amount: money(108_625, 'USD') },
  { reservationId: 'ON71234568', amount: money(200_000, 'USD') },
];

function engine(plan: ConstructorParameters<typeof FakePayments>[0] = []) {
  const clock = new StoppedClock();
  const cabinBookings = new FakeCabinBookings(aHold(), () => clock.now());
  const payments = new FakePayments(plan);
  payments.method = 'hosted-page';
  const intents = new FakeIntents(clock);
  const parts = { cabinBookings, payments, intents };
  const book = new BookCabin(cabinBookings, payments, clock, { findFare: async () => ({ kind: 'no-fare' }) });
  const settle = new SettlePayments(cabinBookings, payments, clock);
  const balances = new SettleBalances(parts, clock);
  const reference = new SettleReference(settle, balances);
  const pay = new PayReservation(parts);
  return {
    clock,
    cabinBookings,
    payments,
    intents,
    settle,
    balances,
    reference,
    press: (choice: 'deposit' | 'full' = 'deposit') => book.run({ holdId: 'h-1', payment: { choice, means } }),
    offer: () => book.run({ holdId: 'h-1', payment: { choice: 'offer' } }),
    payPart: (paymentId: string) => pay.run({ paymentId, reservationId: 'ON71234567', amount, means }),
    payShared: (paymentId: string) => pay.run({ paymentId, reservationId: 'ON71234567', amount, shares, means }),
    readPart: async (paymentId: string) => {
      const intent = await intents.find(paymentId);
      return intent && pay.read(intent);
    },
  };
}

describe('a hold that is paid on the provider’s page', () => {
  it('F2 leads to the page, holds the cabin longer than the page is open, and books once it is paid', async () => {
    const { press, payments, settle, cabinBookings, clock } = engine();
    expect(await press()).toEqual({ kind: 'hosted-page', address: 'https://pay.example/hold-h-1' });
    const minutes = ((cabinBookings.current?.expiresAt.getTime() ?? 0) - clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(31);
    expect(await settle.settleHold('h-1')).toEqual({ kind: 'open' });
    payments.payOnPage('hold-h-1');
    expect(await settle.settleHold('h-1')).toEqual({ kind: 'reserved', reservationId: 'ON71234567' });
    expect(await settle.settleHold('h-1')).toEqual({ kind: 'reserved', reservationId: 'ON71234567' });
    expect(cabinBookings.reserved).toEqual([{ paid: 308_625 }]);
  });

  it('F2 says that payments are resting when no page can be opened, and takes it for no lost payment', async () => {
    const { press } = engine(['broken', 'pays']);
    expect(await press()).toEqual({ kind: 'unavailable' });
    expect((await press()).kind).toBe('hosted-page');
  });

  it('F2 closes the page before the suite is an offer, and books instead when it was paid already', async () => {
    const first = engine();
    await first.press();
    expect((await first.offer()).kind).toBe('reserved');
    expect(first.cabinBookings.reserved).toEqual([{ paid: 0 }]);
    expect(await first.payments.findCharge('hold-h-1')).toEqual({ kind: 'declined' });
    const second = engine();
    await second.press();
    second.payments.payOnPage('hold-h-1');
    await second.offer();
    expect(second.cabinBookings.reserved).toEqual([{ paid: 308_625 }]);
  });

  it('F2 closes the page before the cabin is free for others, and books when the payment was faster', async () => {
    const first = engine();
    await first.press();
    expect(await first.settle.release('h-1')).toEqual({ kind: 'released' });
    expect(first.cabinBookings.released).toEqual(['h-1']);
    const second = engine();
    await second.press();
    second.payments.payOnPage('hold-h-1');
    expect((await second.settle.release('h-1')).kind).toBe('reserved');
    expect(second.cabinBookings.released).toEqual([]);
  });

  it('F2 refunds a payment whose cabin is gone', async () => {
    const { press, payments, settle, cabinBookings } = engine();
    await press();
    payments.payOnPage('hold-h-1');
    cabinBookings.isGone = true;
    expect(await settle.settleHold('h-1')).toEqual({ kind: 'released' });
    expect(payments.taken.size).toBe(0);
  });

  it('D7 frees the cabin of a guest who never pays once the page is over, and closes the page first', async () => {
    const { press, payments, settle, cabinBookings, clock } = engine();
    await press();
    clock.pass({ minutes: 5 });
    expect(await settle.run()).toEqual({ reserved: 0, released: 0 });
    clock.pass({ minutes: 40 });
    expect(await settle.run()).toEqual({ reserved: 0, released: 1 });
    expect(cabinBookings.released).toEqual(['h-1']);
    expect(await payments.findCharge('hold-h-1')).toEqual({ kind: 'declined' });
  });
});

describe('a payment on a reservation on the provider’s page', () => {
  it('F2 ENG-07 is credited when the provider reports it, once', async () => {
    const { payPart, payments, reference, cabinBookings, readPart } = engine();
    expect((await payPart('p-1')).kind).toBe('hosted-page');
    expect((await payPart('p-1')).kind).toBe('hosted-page');
    payments.payOnPage('payment-p-1');
    await Promise.all([reference.run('payment-p-1'), reference.run('payment-p-1')]);
    expect(await readPart('p-1')).toEqual({ kind: 'paid', amount });
    expect(cabinBookings.recorded.size).toBe(1);
  });

  it('F2 gives way to another choice, closes the page of the first, and refunds it when both were paid', async () => {
    const { payPart, payments, intents, reference, cabinBookings } = engine();
    await payPart('p-1');
    expect((await payPart('p-2')).kind).toBe('hosted-page');
    expect((await intents.find('p-1'))?.state).toBe('declined');
    expect(await payments.findCharge('payment-p-1')).toEqual({ kind: 'declined' });
    payments.payOnPage('payment-p-2');
    cabinBookings.isClosed = true;
    await reference.run('payment-p-2');
    expect(payments.taken.size).toBe(0);
  });

  it('F2 finds that the first was paid after all, and begins no second', async () => {
    const { payPart, payments, readPart } = engine();
    await payPart('p-1');
    payments.payOnPage('payment-p-1');
    expect(await payPart('p-2')).toEqual({ kind: 'in-progress' });
    expect(await readPart('p-1')).toEqual({ kind: 'paid', amount });
    expect(await readPart('p-2')).toBeUndefined();
  });

  it('F2 F7 for several suites has a charge of its own, closes the page of one suite, and is credited with its shares', async () => {
    const { payPart, payShared, payments, intents, reference, cabinBookings } = engine();
    await payPart('p-1');
    expect(await payShared('p-2')).toMatchObject({ address: 'https://pay.example/shared-payment-p-2' });
    expect((await intents.find('p-1'))?.state).toBe('declined');
    expect(await payments.findCharge('payment-p-1')).toEqual({ kind: 'declined' });
    payments.payOnPage('shared-payment-p-2');
    await Promise.all([reference.run('shared-payment-p-2'), reference.run('shared-payment-p-2')]);
    expect([...cabinBookings.recorded.values()]).toMatchObject([{ paymentId: 'p-2', amount, shares }]);
    await payShared('p-3');
    payments.payOnPage('shared-payment-p-3');
    cabinBookings.isClosed = true;
    await reference.run('shared-payment-p-3');
    expect([...payments.taken.keys()]).toEqual(['shared-payment-p-2']);
  });

  it('F2 ends at once when no page can be opened, so that another can be begun, and stays open after any other failure', async () => {
    const { payPart, payments, intents } = engine(['broken']);
    expect(await payPart('p-1')).toEqual({ kind: 'unavailable' });
    expect(intents.stateOf('p-1')).toBe('declined');
    expect((await payPart('p-2')).kind).toBe('hosted-page');
    payments.begin = () => Promise.reject(new Error('reset'));
    await expect(payPart('p-3')).rejects.toThrow('reset');
    expect(intents.stateOf('p-3')).toBe('charging');
  });

  it('D7 finds a page that was opened before the response was lost, and leaves the guest its full 31 minutes', async () => {
    const { payPart, balances, clock, intents } = engine();
    await payPart('p-1');
    const begun = await intents.find('p-1');
    if (!begun) throw new Error('No payment was begun.');
    intents.intents.set('p-1', { ...begun, state: 'charging' });
    clock.pass({ seconds: 30 });
    expect(await balances.run()).toEqual({ paid: 0, ended: 0 });
    expect(intents.stateOf('p-1')).toBe('on-hosted-page');
    clock.pass({ minutes: 31 });
    expect(await balances.run()).toEqual({ paid: 0, ended: 0 });
    clock.pass({ seconds: 1 });
    expect(await balances.run()).toEqual({ paid: 0, ended: 1 });
  });

  it('D7 ends what nobody pays within the page’s time', async () => {
    const { payPart, payments, balances, clock, intents } = engine();
    await payPart('p-1');
    clock.pass({ minutes: 20 });
    expect(await balances.run()).toEqual({ paid: 0, ended: 0 });
    clock.pass({ minutes: 20 });
    expect(await balances.run()).toEqual({ paid: 0, ended: 1 });
    expect((await intents.find('p-1'))?.state).toBe('declined');
    expect(await payments.findCharge('payment-p-1')).toEqual({ kind: 'declined' });
  });
});

describe('a notice of the provider', () => {
  const receive = async (notice: PaymentNotice) => {
    const said: string[] = [];
    const outcome = await new ReceivePaymentNotice({
      notices: { read: async () => notice },
      alerts: { record: async ({ alertId }) => void said.push(`recorded ${alertId}`) },
      refunds: {
        note: async (reference, refunds) =>
          void said.push(`${refunds.map(({ providerId }) => providerId).join()} on ${reference}`),
      },
      pageDeclines: { run: async (reference, { attempt }) => void said.push(`${attempt} declined on ${reference}`) },
      settleReference: { run: async (reference) => void said.push(`settled ${reference}`) },
      log: { warn: (_details, message) => void said.push(message) },
    }).run({ body: new Uint8Array(), signature: 'x' });
    return [outcome, ...said];
  };

  it('F2 is a reason to ask the provider, and an alert is recorded, logged and settled', async () => {
    expect(await receive({ kind: 'bad-signature' })).toEqual([
      'bad-signature',
      expect.stringContaining('was refused: signed with another secret, or five minutes old'),
    ]);
    expect(await receive({ kind: 'not-ours' })).toEqual(['received']);
    expect(await receive({ kind: 'charge-changed', reference: 'hold-1' })).toEqual(['received', 'settled hold-1']);
    const alert = { alertId: 'du_1', kind: 'dispute', reference: 'hold-1', amount, state: 'needs_response' } as const;
    expect(await receive({ kind: 'alert', alert })).toEqual([
      'received',
      'recorded du_1',
      'a payment needs an operator: line -- alerts',
      'settled hold-1',
    ]);
    expect(await receive({ kind: 'card-declined', reference: 'hold-1', decline: { attempt: 'ch_1' } })).toEqual([
      'received',
      'ch_1 declined on hold-1',
      'settled hold-1',
    ]);
    const refunds = [{ providerId: 're_1', amount, hasFailed: false }];
    expect(await receive({ kind: 'refunds', reference: 'hold-1', refunds })).toEqual([
      'received',
      'settled hold-1',
      're_1 on hold-1',
    ]);
    expect(await receive({ kind: 'refunds', reference: 'hold-1', refunds, alert })).toContain('recorded du_1');
  });
});
