import { money } from '../../core/shared/money';
import { Unavailable } from '../../core/shared/unavailable';
import { readSession, sessionParams } from './checkout-session';
import { fromStripeAmount, isTakenByStripe, toStripeAmount } from './stripe-amount';
import { StripePayments } from './payments';

const page = { description: 'A suite', paidAddress: 'https://s.example/paid', unpaidAddress: 'https://s.example/no' };

describe('amounts at Stripe', () => {
  it.each([
    ['USD', 2_450_000, 2_450_000],
    ['JPY', 1_500, 1_500],
    ['KWD', 1_250, 1_250],
    ['ISK', 5, 500],
    ['UGX', 5, 500],
    ['MGA', 1_200, 12],
  ])('VOY-30 F2 are in units that Stripe gives the currency: %s', (currency, amount, atStripe) => {
    expect(toStripeAmount(money(amount, currency))).toBe(atStripe);
    expect(fromStripeAmount(atStripe, currency.toLowerCase())).toEqual({ amount, currency });
    const order = { amount: money(amount, currency), email: undefined, page, expiresAt: 1 };
    expect(sessionParams('r-1', order).line_items).toMatchObject([{ price_data: { unit_amount: atStripe } }]);
    const session = { status: 'complete', payment_status: 'paid', payment_intent: { id: 'pi_1', latest_charge: null } };
    const read = (as: string) =>
      readSession({ ...session, amount_total: atStripe, currency: as } as never, { order, reference: 'r-1' });
    expect(read(currency.toLowerCase())).toMatchObject({ kind: 'paid' });
    expect(() => read('eur')).toThrow('Another amount was paid');
  });

  it.each([
    ['KWD', 1_255],
    ['MGA', 1_250],
  ])('F2 are refused where Stripe has no such fraction, and never rounded: %s %i', (currency, amount) => {
    expect(() => toStripeAmount(money(amount, currency))).toThrow(RangeError);
    expect(isTakenByStripe(money(amount, currency))).toBe(false);
  });

  it('F2 RES-15 that Stripe does not take open no page and are refunded by hand, instead of failing over and over', async () => {
    const asked: string[] = [];
    const record = { reference: 'r-1', state: 'paid', paymentId: 'pi_1', order: { amount: money(9_000, 'KWD') } };
    const payments = new StripePayments({
      client: { call: async (name: string) => (asked.push(name), { data: [] }) } as never,
      records: { find: async () => record } as never,
      pagesOrigin: 'https://s.example',
    });
    const means = { kind: 'hosted-page', page } as const;
    const amount = money(1_255, 'KWD');
    await expect(payments.begin({ reference: 'r-2', amount, means, openForMs: 1 })).rejects.toBeInstanceOf(Unavailable);
    expect(await payments.refundAmount({ refundId: 'b-1', reference: 'r-1', amount })).toBe('refused');
    expect(asked).toEqual([]);
  });
});
