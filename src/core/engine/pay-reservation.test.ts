import { StoppedClock } from '../../../test/builders/a-clock';
import { FakePayments, FakeCabinBookings } from '../../../test/builders/fake-engine';
import { FakeIntents } from '../../../test/builders/fake-intents';
import { money } from '../shared/money';
import { AnswerPaymentCode } from './answer-payment-code';
import type { Card } from './payments.port';
import { PayReservation } from './pay-reservation';
import { SettleBalances } from './settle-balances';

const card: Card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ada Quist' };
const amount = money(308_625, 'USD');
const paid = { kind: 'paid', amount };

function engine(plan: ConstructorParameters<typeof FakePayments>[0]) {
  const clock = new StoppedClock();
  const cabinBookings = new FakeCabinBookings();
  const payments = new FakePayments(plan);
  const intents = new FakeIntents(clock);
  const parts = { cabinBookings, payments, intents };
  const payReservation = new PayReservation(parts);
  return {
    clock,
    cabinBookings,
    payments,
    intents,
    pay: (paymentId = 'p-1') =>
      payReservation.run({ paymentId, reservationId: 'ON71234567', amount, means: { kind: 'test-card', card } }),
    answer: async (code: string, paymentId = 'p-1') => {
      const intent = await intents.find(paymentId);
      if (!intent) throw new Error('No such payment.');
      return new AnswerPaymentCode(parts).run({ intent, code });
    },
    settle: () => new SettleBalances(parts, clock).run(),
    settlePayment: (paymentId: string) => new SettleBalances(parts, clock).settlePayment(paymentId),
    moneyTaken: () => [...payments.taken.values()],
    recorded: () => [...cabinBookings.recorded.values()].map((payment) => payment.amount.amount),
  };
}

describe('PayReservation', () => {
  it('ENG-07 takes the money and puts it down to the reservation', async () => {
    const { pay, cabinBookings, intents, moneyTaken } = engine(['pays']);
    expect(await pay()).toEqual(paid);
    expect(cabinBookings.recorded.get('p-1')).toEqual({
      paymentId: 'p-1',
      reservationId: 'ON71234567',
      amount,
      cardLast4: '4242',
    });
    expect(moneyTaken()).toEqual([308_625]);
    expect(intents.stateOf('p-1')).toBe('paid');
  });

  it('D6 charges once for a double click and for a form that is sent again', async () => {
    const { pay, moneyTaken, recorded } = engine(['pays', 'pays', 'pays', 'pays']);
    const outcomes = await Promise.all([pay(), pay(), pay()]);
    expect(outcomes.filter(({ kind }) => kind === 'paid').length).toBeGreaterThan(0);
    expect(outcomes.every(({ kind }) => kind === 'paid' || kind === 'pending')).toBe(true);
    expect(await pay()).toEqual(paid);
    expect(moneyTaken()).toEqual([308_625]);
    expect(recorded()).toEqual([308_625]);
  });

  it('D6 begins no second payment while one is under way', async () => {
    const { pay, payments, moneyTaken } = engine(['lost-for-long', 'pays']);
    expect(await pay()).toEqual({ kind: 'pending' });
    expect(await pay('p-2')).toEqual({ kind: 'in-progress' });
    expect(payments.taken.size).toBe(1);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 finds a payment whose answer was lost, at once or by settling, and never takes it twice', async () => {
    const { pay, payments, clock, settle, moneyTaken, recorded } = engine(['lost-for-long', 'pays']);
    expect(await pay()).toEqual({ kind: 'pending' });
    expect(await pay()).toEqual({ kind: 'pending' });
    clock.pass({ seconds: 30 });
    expect(await settle()).toEqual({ paid: 0, ended: 0 });
    payments.isSilent = false;
    expect(await settle()).toEqual({ paid: 1, ended: 0 });
    expect(await pay()).toEqual(paid);
    expect([moneyTaken(), recorded()]).toEqual([[308_625], [308_625]]);
    const atOnce = engine(['lost']);
    expect(await atOnce.pay()).toEqual(paid);
    expect(atOnce.recorded()).toEqual([308_625]);
  });

  it('D7 ends a payment that never reached the bank, so that another can be made', async () => {
    const { pay, clock, settle, moneyTaken } = engine(['broken', 'pays', 'pays']);
    expect(await pay()).toEqual({ kind: 'pending' });
    expect(await pay()).toEqual({ kind: 'pending' });
    clock.pass({ seconds: 21 });
    expect(await settle()).toEqual({ paid: 0, ended: 1 });
    expect(await pay()).toEqual({ kind: 'declined' });
    expect(await pay('p-2')).toEqual(paid);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 gives the money back when the reservation takes no more', async () => {
    const { pay, cabinBookings, intents, moneyTaken } = engine(['pays']);
    cabinBookings.isClosed = true;
    expect(await pay()).toEqual({ kind: 'not-payable' });
    expect(moneyTaken()).toEqual([]);
    expect(intents.stateOf('p-1')).toBe('declined');
  });

  it('ENG-07 takes another card after one that was declined, as another payment', async () => {
    const { pay, moneyTaken } = engine(['declines', 'pays', 'pays']);
    expect(await pay()).toEqual({ kind: 'declined' });
    expect(await pay()).toEqual({ kind: 'declined' });
    expect(await pay('p-2')).toEqual(paid);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('C1 ENG-07 takes nothing on a reservation that is not payable, nor by the number of another guest’s payment', async () => {
    const { pay, intents, payments } = engine(['pays', 'pays']);
    intents.isPayable = false;
    expect(await pay()).toEqual({ kind: 'not-payable' });
    intents.intents.set('p-1', {
      paymentId: 'p-1',
      reservationId: 'ON79999999',
      amount,
      state: 'paid',
      changedAt: new Date(0),
    });
    expect(await pay()).toEqual({ kind: 'not-payable' });
    expect(payments.taken.size).toBe(0);
  });
});

describe('AnswerPaymentCode', () => {
  it('ENG-07 D7 pays with the right code, once, however often it is sent', async () => {
    const { pay, answer, moneyTaken, recorded } = engine(['asks']);
    expect(await pay()).toEqual({ kind: 'second-step' });
    const outcomes = await Promise.all([answer('123456'), answer('123456')]);
    expect(outcomes).toContainEqual(paid);
    expect(await answer('123456')).toEqual(paid);
    expect([moneyTaken(), recorded()]).toEqual([[308_625], [308_625]]);
  });

  it('D7 finds a payment whose answer to the code was lost, and asks again later while the bank is silent', async () => {
    for (const isSilent of [false, true]) {
      const { pay, answer, payments, clock, settle, recorded } = engine(['asks']);
      await pay();
      const answerChallenge = payments.answerChallenge.bind(payments);
      payments.answerChallenge = async (given) => {
        await answerChallenge(given);
        payments.isSilent = isSilent;
        throw new Error('connection reset');
      };
      expect(await answer('123456')).toEqual(isSilent ? { kind: 'pending' } : paid);
      payments.isSilent = false;
      clock.pass({ seconds: 30 });
      await settle();
      expect(recorded()).toEqual([308_625]);
    }
  });

  it('ENG-07 ends the payment after a wrong code, and after another card was taken instead', async () => {
    const { pay, answer, moneyTaken } = engine(['asks', 'asks', 'pays']);
    await pay();
    expect(await answer('654321')).toEqual({ kind: 'declined' });
    expect(await pay('p-2')).toEqual({ kind: 'second-step' });
    expect(await pay('p-3')).toEqual(paid);
    expect(await answer('123456', 'p-2')).toEqual({ kind: 'declined' });
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 waits a quarter of an hour for the code, and lets the payment go then', async () => {
    const { pay, answer, clock, settle, moneyTaken } = engine(['asks']);
    await pay();
    clock.pass({ minutes: 14 });
    expect(await settle()).toEqual({ paid: 0, ended: 0 });
    clock.pass({ minutes: 2 });
    expect(await settle()).toEqual({ paid: 0, ended: 1 });
    expect(await answer('123456')).toEqual({ kind: 'declined' });
    expect(moneyTaken()).toEqual([]);
  });
});

describe('SettleBalances', () => {
  it('D7 leaves a payment of the last twenty seconds to the request that began it', async () => {
    const { pay, payments, clock, settle } = engine(['lost-for-long']);
    await pay();
    payments.isSilent = false;
    clock.pass({ seconds: 20 });
    expect(await settle()).toEqual({ paid: 0, ended: 0 });
    clock.pass({ seconds: 1 });
    expect(await settle()).toEqual({ paid: 1, ended: 0 });
  });

  it('D7 ends a payment whose code does not come exactly after a quarter of an hour', async () => {
    const { pay, clock, settle, intents } = engine(['asks']);
    await pay();
    clock.pass({ minutes: 14, seconds: 59 });
    expect(await settle()).toEqual({ paid: 0, ended: 0 });
    clock.pass({ seconds: 1 });
    expect(await settle()).toEqual({ paid: 0, ended: 1 });
    expect(intents.stateOf('p-1')).toBe('declined');
  });

  it('D7 lets the guest answer the code that the bank asked for before the response was lost', async () => {
    const { pay, clock, intents, settle, answer, recorded } = engine(['asks']);
    await pay();
    intents.intents.set('p-1', {
      paymentId: 'p-1',
      reservationId: 'ON71234567',
      amount,
      state: 'charging',
      changedAt: clock.now(),
    });
    clock.pass({ seconds: 30 });
    expect(await settle()).toEqual({ paid: 0, ended: 0 });
    expect(intents.stateOf('p-1')).toBe('awaiting-code');
    expect(await answer('123456')).toEqual(paid);
    expect(recorded()).toEqual([308_625]);
  });

  it('D7 ends a payment that the provider reports as declined, and changes none that is paid, open or unknown', async () => {
    const declined = engine(['lost-for-long']);
    await declined.pay();
    declined.payments.findCharge = async () => ({ kind: 'declined' });
    await declined.settlePayment('p-1');
    expect(declined.intents.stateOf('p-1')).toBe('declined');
    const done = engine(['pays']);
    await done.pay();
    done.payments.findCharge = () => Promise.reject(new Error('A payment that is credited is not asked for.'));
    await done.settlePayment('p-1');
    await done.settlePayment('p-unknown');
    expect(done.recorded()).toEqual([308_625]);
    const open = engine(['lost-for-long']);
    await open.pay();
    open.payments.findCharge = async () => undefined;
    await open.settlePayment('p-1');
    expect(open.intents.stateOf('p-1')).toBe('charging');
  });
});
