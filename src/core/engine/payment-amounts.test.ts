import fc from 'fast-check';
import { money } from '../shared/money';
import { chosenAmount, paymentAmounts } from './payment-amounts';

const usd = (amount: number) => money(amount, 'USD');
const reservation = { status: 'OF' as const, total: usd(2_450_000), paid: usd(0), deposit: usd(612_500) };

describe('what may be paid on a reservation', () => {
  it('ENG-07 is the deposit, everything, or a part that is not too small', () => {
    expect(paymentAmounts(reservation, 500)).toEqual({
      deposit: usd(612_500),
      balance: usd(2_450_000),
      part: { min: usd(50_000), max: usd(2_400_000) },
    });
    expect(paymentAmounts({ ...reservation, paid: usd(100_000) }, 500)).toMatchObject({
      deposit: usd(512_500),
      balance: usd(2_350_000),
    });
    expect(paymentAmounts({ ...reservation, status: 'BK', paid: usd(612_500) }, 500)).toEqual({
      balance: usd(1_837_500),
      part: { min: usd(50_000), max: usd(1_787_500) },
    });
  });

  it('ENG-07 is charged as chosen: the deposit while it is open, or everything', () => {
    const chosen = (choice: 'deposit' | 'balance', paid = 0) => {
      const amounts = paymentAmounts({ ...reservation, paid: usd(paid) }, 500);
      return amounts && chosenAmount(amounts, { choice });
    };
    expect([chosen('deposit'), chosen('balance')]).toEqual([{ amount: usd(612_500) }, { amount: usd(2_450_000) }]);
    expect([chosen('deposit', 612_500), chosen('balance', 612_500)]).toEqual([undefined, { amount: usd(1_837_500) }]);
  });

  it('ENG-07 is only what is left when little is', () => {
    expect(paymentAmounts({ ...reservation, status: 'BK', paid: usd(2_420_000) }, 500)).toEqual({
      balance: usd(30_000),
    });
    expect(paymentAmounts({ ...reservation, deposit: usd(2_450_000) }, 500)).toEqual({
      balance: usd(2_450_000),
      part: { min: usd(50_000), max: usd(2_400_000) },
    });
  });

  it('ENG-07 F7 is what the others of its party owe, where the suite itself is paid', () => {
    const other = (reservationId: string, paid: number) => ({
      ...reservation,
      reservationId,
      paid: usd(paid),
      category: 'SV',
      guestCount: 2,
    });
    const paid = { ...other('A', 2_450_000), status: 'BK' as const };
    const of = (...others: readonly ReturnType<typeof other>[]) =>
      paymentAmounts({ ...paid, group: [paid, ...others] }, 500);
    const amounts = of(other('B', 0), other('C', 612_500));
    expect(amounts).toEqual({
      together: {
        deposits: [{ reservationId: 'B', amount: usd(612_500) }],
        balances: [
          { reservationId: 'B', amount: usd(2_450_000) },
          { reservationId: 'C', amount: usd(1_837_500) },
        ],
      },
    });
    for (const choice of ['deposit', 'balance', 'part'] as const)
      expect(amounts && chosenAmount(amounts, { choice, part: 50_000 })).toBeUndefined();
    expect(amounts && chosenAmount(amounts, { choice: 'all-balances' })).toMatchObject({ amount: usd(4_287_500) });
    expect(of(other('B', 2_450_000))).toBeUndefined();
  });

  it('ENG-07 F7 is also what all suites of its party owe together: the open deposits, or everything', () => {
    const [one, other] = ['A', 'B'].map((reservationId) => ({
      ...reservation,
      reservationId,
      category: 'SV',
      guestCount: 2,
    }));
    if (!one || !other) throw new Error('The party has two suites.');
    const amounts = paymentAmounts({ ...one, group: [one, other] }, 500);
    expect(amounts).toMatchObject({ deposit: usd(612_500), balance: usd(2_450_000) });
    expect(amounts && chosenAmount(amounts, { choice: 'all-deposits' })).toEqual({
      amount: usd(1_225_000),
      shares: [
        { reservationId: 'A', amount: usd(612_500) },
        { reservationId: 'B', amount: usd(612_500) },
      ],
    });
    expect(amounts && chosenAmount(amounts, { choice: 'all-balances' })).toMatchObject({ amount: usd(4_900_000) });
    const alone = paymentAmounts(reservation, 500);
    expect(alone && chosenAmount(alone, { choice: 'all-balances' })).toBeUndefined();
  });

  it('ENG-07 is the balance or a part that leaves no less than the least, and no part where little is left', () => {
    const part = (paid: number, typed: number | undefined) => {
      const amounts = paymentAmounts({ ...reservation, status: 'BK', paid: usd(paid) }, 500);
      return amounts && chosenAmount(amounts, { choice: 'part', part: typed })?.amount.amount;
    };
    expect(
      [49_999, 50_000, 1_787_500, 1_787_501, 1_837_499, 1_837_500, 1_837_501].map((typed) => part(612_500, typed)),
    ).toEqual([undefined, 50_000, 1_787_500, undefined, undefined, 1_837_500, undefined]);
    expect(part(612_500, undefined)).toBeUndefined();
    expect([part(2_400_000, 50_000), part(2_420_000, 30_000)]).toEqual([undefined, undefined]);
    expect([part(2_350_000, 50_000), part(2_350_001, 50_000)]).toEqual([50_000, undefined]);
  });

  it('ENG-07 is no part that leaves less than the least of the deposit, which could not be paid by itself', () => {
    const part = (typed: number) => {
      const amounts = paymentAmounts({ ...reservation, paid: usd(100_000) }, 500);
      return amounts && chosenAmount(amounts, { choice: 'part', part: typed })?.amount.amount;
    };
    expect([462_500, 462_501, 512_499, 512_500, 512_501].map(part)).toEqual([
      462_500,
      undefined,
      undefined,
      512_500,
      512_501,
    ]);
  });

  it.each(['WL', 'CL', 'TM', 'CT', 'CX'] as const)('TRP-05 is no amount for %s', (status) => {
    expect(paymentAmounts({ ...reservation, status }, 500)).toBeUndefined();
  });

  it('ENG-07 is nothing when all is paid, or more', () => {
    for (const paid of [2_450_000, 2_500_000])
      expect(paymentAmounts({ ...reservation, status: 'BK', paid: usd(paid) }, 500)).toBeUndefined();
  });
});

it('ENG-07 never stands for more than is left, nor for less than the least', () => {
  fc.assert(
    fc.property(
      fc.nat(3_000_000),
      fc.nat(3_000_000),
      fc.integer({ min: -100, max: 4_000_000 }),
      (paid, deposit, part) => {
        const amounts = paymentAmounts({ ...reservation, paid: usd(paid), deposit: usd(deposit) }, 500);
        for (const choice of ['deposit', 'balance', 'part'] as const) {
          const amount = amounts && chosenAmount(amounts, { choice, part })?.amount;
          if (amount === undefined) continue;
          expect(amount.amount).toBeGreaterThan(0);
          expect(paid + amount.amount).toBeLessThanOrEqual(reservation.total.amount);
          if (choice === 'part') {
            expect(amount.amount).toBe(part);
            const rest = reservation.total.amount - paid - amount.amount;
            expect(rest === 0 || rest >= 50_000).toBe(true);
            const openDeposit = (amounts?.deposit?.amount ?? 0) - amount.amount;
            expect(openDeposit <= 0 || openDeposit >= 50_000).toBe(true);
          }
        }
        const part500 = amounts && chosenAmount(amounts, { choice: 'part', part: 49_999 });
        expect(part500).toBeUndefined();
      },
    ),
  );
});

it('F2 F7 of a currency with three decimals is no part that no card can be charged', () => {
  const kwd = (amount: number) => money(amount, 'KWD');
  const amounts = paymentAmounts({ status: 'BK', total: kwd(24_500_000), paid: kwd(0), deposit: kwd(6_125_000) }, 500);
  const part = (typed: number) => amounts && chosenAmount(amounts, { choice: 'part', part: typed })?.amount;
  expect([part(600_005), part(600_010)]).toEqual([undefined, kwd(600_010)]);
});
