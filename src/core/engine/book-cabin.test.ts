import { StoppedClock } from '../../../test/builders/a-clock';
import { aHold, FakePayments, FakeCabinBookings } from '../../../test/builders/fake-engine';
import { Unavailable } from '../shared/unavailable';
import { AnswerSecondStep } from './answer-second-step';
import { BookCabin } from './book-cabin';
import type { Card } from './payments.port';
import type { Fares } from './fares.port';
import { SettlePayments } from './settle-payments';

const card: Card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ada Quist' };
const reserved = { kind: 'reserved', reservationId: 'ON71234567' };

function engine(plan: ConstructorParameters<typeof FakePayments>[0], hold = aHold()) {
  const clock = new StoppedClock();
  const cabinBookings = new FakeCabinBookings(hold, () => clock.now());
  const payments = new FakePayments(plan);
  const sales = { isOpen: true };
  const fares: Pick<Fares, 'findFare'> = {
    findFare: async () => ({ kind: sales.isOpen ? 'no-fare' : 'unknown-sailing' }),
  };
  const book = new BookCabin(cabinBookings, payments, clock, fares);
  const secondStep = new AnswerSecondStep(cabinBookings, payments, clock, fares);
  return {
    clock,
    cabinBookings,
    payments,
    withdraw: () => void (sales.isOpen = false),
    pay: (choice: 'deposit' | 'full' = 'deposit') =>
      book.run({ holdId: 'h-1', payment: { choice, means: { kind: 'test-card', card } } }),
    offer: () => book.run({ holdId: 'h-1', payment: { choice: 'offer' } }),
    askedAmount: () => secondStep.askedAmount('h-1'),
    answer: (code: string) => secondStep.run({ holdId: 'h-1', code }),
    settle: () => new SettlePayments(cabinBookings, payments, clock).run(),
    settleHold: () => new SettlePayments(cabinBookings, payments, clock).settleHold('h-1'),
    moneyTaken: () => [...payments.taken.values()],
  };
}

describe('BookCabin', () => {
  it('TRP-05 reserves with the deposit, with everything, or unpaid as an offer', async () => {
    for (const [choice, paid] of [
      ['deposit', 308_625],
      ['full', 1_234_500],
    ] as const) {
      const { pay, cabinBookings, moneyTaken } = engine(['pays']);
      expect(await pay(choice)).toEqual(reserved);
      expect(cabinBookings.reserved).toEqual([{ paid }]);
      expect(moneyTaken()).toEqual([paid]);
    }
    const { offer, cabinBookings, moneyTaken } = engine([]);
    expect(await offer()).toEqual(reserved);
    expect(cabinBookings.reserved).toEqual([{ paid: 0 }]);
    expect(moneyTaken()).toEqual([]);
  });

  it('RES-13 H52 takes nothing for a voyage that was withdrawn while its cabin was held, by card, by code or as an offer', async () => {
    const byCard = engine(['pays']);
    byCard.withdraw();
    expect([await byCard.pay(), await byCard.offer(), byCard.moneyTaken(), byCard.cabinBookings.reserved]).toEqual([
      { kind: 'not-sold' },
      { kind: 'not-sold' },
      [],
      [],
    ]);
    const byCode = engine(['asks']);
    expect(await byCode.pay()).toEqual({ kind: 'second-step' });
    byCode.withdraw();
    expect([await byCode.answer('123456'), byCode.moneyTaken()]).toEqual([{ kind: 'not-sold' }, []]);
  });

  it('RES-13 D7 reserves what was paid before its voyage was withdrawn', async () => {
    const { pay, withdraw, cabinBookings, payments } = engine(['lost-for-long']);
    expect(await pay()).toEqual({ kind: 'pending' });
    payments.isSilent = false;
    withdraw();
    expect(await pay()).toEqual(reserved);
    expect(cabinBookings.reserved).toHaveLength(1);
  });

  it('D6 takes money once for a double click and for a retry', async () => {
    const { pay, cabinBookings, moneyTaken } = engine(['pays', 'pays', 'pays']);
    expect(await Promise.all([pay(), pay('full'), pay()])).toEqual([reserved, reserved, reserved]);
    expect(await pay()).toEqual(reserved);
    expect(cabinBookings.reserved).toHaveLength(1);
    expect(moneyTaken()).toHaveLength(1);
    expect([308_625, 1_234_500]).toContain(moneyTaken()[0]);
  });

  it('RES-20 keeps the cabin after a declined card, for another one', async () => {
    const { pay, cabinBookings, moneyTaken } = engine(['declines', 'pays']);
    expect(await pay()).toEqual({ kind: 'declined' });
    expect(cabinBookings.reserved).toEqual([]);
    expect(await pay()).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 reserves when the answer was lost but the money is there', async () => {
    const { pay, cabinBookings } = engine(['lost']);
    expect(await pay()).toEqual(reserved);
    expect(cabinBookings.reserved).toEqual([{ paid: 308_625 }]);
  });

  it('D7 says pending while the bank is silent, never charges again, and settles later', async () => {
    const { pay, payments, clock, settle, moneyTaken, cabinBookings } = engine(['lost-for-long', 'pays']);
    expect(await pay()).toEqual({ kind: 'pending' });
    clock.pass({ seconds: 30 });
    expect(await settle()).toEqual({ reserved: 0, released: 0 });
    payments.isSilent = false;
    expect(await settle()).toEqual({ reserved: 1, released: 0 });
    expect(await pay()).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
    expect(cabinBookings.reserved).toHaveLength(1);
  });

  it('D7 says pending when the line to the bank broke, and a later try pays', async () => {
    const { pay, moneyTaken } = engine(['broken', 'pays']);
    expect(await pay()).toEqual({ kind: 'pending' });
    expect(await pay()).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 gives the money back when the cabin is gone', async () => {
    const { pay, cabinBookings, moneyTaken } = engine(['pays']);
    cabinBookings.isGone = true;
    expect(await pay()).toEqual({ kind: 'hold-expired' });
    expect(moneyTaken()).toEqual([]);
  });

  it('D7 makes no offer while the provider cannot say whether its page was paid', async () => {
    const { offer, payments, cabinBookings } = engine([]);
    payments.method = 'hosted-page';
    payments.isSilent = true;
    expect(await offer()).toEqual({ kind: 'unavailable' });
    payments.close = async () => {
      throw new Unavailable('the payment provider');
    };
    expect(await offer()).toEqual({ kind: 'unavailable' });
    expect(cabinBookings.reserved).toEqual([]);
  });

  it('D7 takes no money for a hold that has run out, is unknown, or has no guests yet', async () => {
    const late = engine(['pays']);
    late.clock.pass({ minutes: 11 });
    expect(await late.pay()).toEqual({ kind: 'hold-expired' });
    const unknown = engine(['pays']);
    unknown.cabinBookings.current = undefined;
    expect(await unknown.pay()).toEqual({ kind: 'unknown-hold' });
    const { guests, ...withoutGuests } = aHold();
    expect(guests).toBeDefined();
    const early = engine(['pays'], withoutGuests);
    expect(await early.pay()).toEqual({ kind: 'guests-missing' });
    expect([late, unknown, early].flatMap(({ moneyTaken }) => moneyTaken())).toEqual([]);
  });

  it('D7 still reserves for a payment whose answer was lost before the hold ran out', async () => {
    const { pay, payments, clock, moneyTaken } = engine(['lost-for-long']);
    await pay();
    clock.pass({ minutes: 20 });
    payments.isSilent = false;
    expect(await pay()).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
  });
});

describe('AnswerSecondStep', () => {
  it('RES-20 pays with the right code, once', async () => {
    const { pay, answer, moneyTaken } = engine(['asks']);
    expect(await pay()).toEqual({ kind: 'second-step' });
    expect(await answer('123456')).toEqual(reserved);
    expect(await answer('123456')).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('RES-20 names the sum that the bank is asked to approve, and none when it asks nothing', async () => {
    const { pay, answer, askedAmount } = engine(['asks', 'pays']);
    expect(await askedAmount()).toBeUndefined();
    await pay('deposit');
    expect(await askedAmount()).toEqual({ amount: 308_625, currency: 'USD' });
    await answer('123456');
    expect(await askedAmount()).toBeUndefined();
  });

  it('RES-20 declines after a wrong code, and lets another card pay', async () => {
    const { pay, answer, moneyTaken } = engine(['asks', 'pays']);
    await pay();
    expect(await answer('654321')).toEqual({ kind: 'declined' });
    expect(await answer('123456')).toEqual({ kind: 'declined' });
    expect(await pay()).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 reserves when the answer to the right code was lost but the money is there', async () => {
    const { pay, answer, payments, moneyTaken } = engine(['asks']);
    await pay();
    const answerChallenge = payments.answerChallenge.bind(payments);
    payments.answerChallenge = async (given) => {
      await answerChallenge(given);
      throw new Error('connection reset');
    };
    expect(await answer('123456')).toEqual(reserved);
    expect(moneyTaken()).toEqual([308_625]);
  });

  it('D7 keeps the cabin for five minutes more, and asks for no money after that', async () => {
    const { pay, answer, clock, moneyTaken } = engine(['asks']);
    clock.pass({ minutes: 9 });
    await pay();
    clock.pass({ minutes: 4 });
    expect(await answer('000000')).toEqual({ kind: 'declined' });
    clock.pass({ minutes: 6 });
    expect(await answer('123456')).toEqual({ kind: 'hold-expired' });
    expect(moneyTaken()).toEqual([]);
  });
});

describe('codes that no bank asked for', () => {
  it('RES-20 keep no cabin beyond its time, before a card and after a declined one', async () => {
    for (const plan of [[], ['declines']] as const) {
      const { pay, answer, clock, cabinBookings } = engine([...plan]);
      if (plan.length > 0) await pay();
      const { expiresAt } = (await cabinBookings.getHold()) ?? {};
      clock.pass({ minutes: 8 });
      expect(await answer('123456')).toEqual({ kind: 'declined' });
      expect((await cabinBookings.getHold())?.expiresAt).toEqual(expiresAt);
      clock.pass({ minutes: 1, seconds: 59 });
      expect(await answer('123456')).toEqual({ kind: 'declined' });
      clock.pass({ seconds: 1 });
      expect(await answer('123456')).toEqual({ kind: 'hold-expired' });
    }
  });
});

describe('SettlePayments', () => {
  it('D7 frees the cabin of a payment that came to nothing, when its time is over', async () => {
    const { pay, settle, clock, cabinBookings } = engine(['asks']);
    await pay();
    expect(await settle()).toEqual({ reserved: 0, released: 0 });
    clock.pass({ minutes: 11 });
    expect(await settle()).toEqual({ reserved: 0, released: 1 });
    expect(cabinBookings.released).toEqual(['h-1']);
  });

  it('D7 pays back what was taken for a cabin that is gone', async () => {
    const { pay, settle, payments, cabinBookings, moneyTaken } = engine(['lost-for-long']);
    await pay();
    cabinBookings.isGone = true;
    payments.isSilent = false;
    expect(await settle()).toEqual({ reserved: 0, released: 1 });
    expect(moneyTaken()).toEqual([]);
    expect(cabinBookings.released).toEqual(['h-1']);
  });

  it('D7 frees the cabin of a payment that never reached the bank exactly when the hold ends', async () => {
    const { pay, settle, clock } = engine(['broken']);
    await pay();
    clock.pass({ minutes: 9, seconds: 59 });
    expect(await settle()).toEqual({ reserved: 0, released: 0 });
    clock.pass({ seconds: 1 });
    expect(await settle()).toEqual({ reserved: 0, released: 1 });
  });

  it('D7 tells a hold that may still be paid from one that has ended, or is unknown', async () => {
    const { settleHold, clock, cabinBookings } = engine([]);
    clock.pass({ minutes: 9, seconds: 59 });
    expect(await settleHold()).toEqual({ kind: 'open' });
    clock.pass({ seconds: 1 });
    expect(await settleHold()).toEqual({ kind: 'released' });
    cabinBookings.current = undefined;
    expect(await settleHold()).toEqual({ kind: 'released' });
  });

  it('D7 leaves a payment of the last twenty seconds to the request that began it', async () => {
    const { settle, cabinBookings } = engine([]);
    const asked: Date[] = [];
    Object.assign(cabinBookings, {
      findUnsettledHolds: async ({ startedBefore }: { readonly startedBefore: Date }) => {
        asked.push(startedBefore);
        return [];
      },
    });
    expect(await settle()).toEqual({ reserved: 0, released: 0 });
    expect(asked).toEqual([new Date('2027-01-11T14:59:40Z')]);
  });
});
