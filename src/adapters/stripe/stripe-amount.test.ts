import { money } from '../../core/shared/money';
import { readSession, sessionParams } from './checkout-session';
import { fromStripeAmount, toStripeAmount } from './stripe-amount';

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
    expect(readSession({ ...session, amount_total: atStripe } as never, { order, reference: 'r-1' })).toMatchObject({
      kind: 'paid',
    });
  });

  it.each([
    ['KWD', 1_255],
    ['MGA', 1_250],
  ])('F2 are refused where Stripe has no such fraction, and never rounded: %s %i', (currency, amount) => {
    expect(() => toStripeAmount(money(amount, currency))).toThrow(RangeError);
  });
});
