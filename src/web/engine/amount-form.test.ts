import { StoppedClock } from '../../../test/builders/a-clock';
import { money } from '../../core/shared/money';
import { restoredAmountValues, newPaymentFields, readAmountForm, readPaymentKey } from './amount-form';

const usd = (amount: number) => money(amount, 'USD');
const amounts = { deposit: usd(612_500), balance: usd(2_450_000), part: { min: usd(50_000), max: usd(2_400_000) } };
const at = { method: 'test-cards', now: new StoppedClock().now() } as const;
const card = {
  'card-number': '4242 4242 4242 4242',
  'card-expiry': '12/39',
  'card-code': '123',
  'card-name': 'Ada Quist',
};
const form: Readonly<Record<string, string>> = { ...newPaymentFields(amounts), ...card, choice: 'deposit' };

describe('the form of a payment', () => {
  it('ENG-07 charges the sum that stands beside the choice, or the one that was typed', () => {
    expect(readAmountForm(form, amounts, at)).toMatchObject({
      kind: 'valid',
      amount: usd(612_500),
      card: { number: '4242424242424242' },
    });
    expect(readAmountForm({ ...form, choice: 'balance' }, amounts, at)).toMatchObject({ amount: usd(2_450_000) });
    expect(readAmountForm({ ...form, choice: 'part', amount: '1,250.50' }, amounts, at)).toMatchObject({
      amount: usd(125_050),
    });
  });

  it('D6 ENG-07 charges nothing that the guest has not seen: a sum that changed meanwhile is shown first', () => {
    expect(readAmountForm(form, { ...amounts, balance: usd(1_837_500) }, at)).toEqual({ kind: 'changed' });
  });

  it('D6 F7 charges for all suites what stands beside the choice, unless something was paid on any of them since', () => {
    const shares = [
      { reservationId: 'A', amount: usd(2_450_000) },
      { reservationId: 'B', amount: usd(1_000_000) },
    ];
    const together = { ...amounts, together: { balances: shares } };
    const typed = { ...form, ...newPaymentFields(together), choice: 'all-balances' };
    expect(readAmountForm(typed, together, at)).toMatchObject({ kind: 'valid', amount: usd(3_450_000), shares });
    const [own] = shares;
    const since = { balances: [own, { reservationId: 'B', amount: usd(900_000) }].flatMap((share) => share ?? []) };
    expect(readAmountForm(typed, { ...amounts, together: since }, at)).toEqual({ kind: 'changed' });
    expect(readAmountForm({ ...typed, choice: 'all-deposits' }, together, at)).toMatchObject({
      errors: { choice: 'This sum is no longer open. Please choose another.' },
    });
  });

  it('ENG-07 says what is wrong with the amount and the card together', () => {
    const read = readAmountForm({ ...form, choice: 'part', amount: '20', 'card-code': '' }, amounts, at);
    expect(read).toMatchObject({
      kind: 'invalid',
      errors: { amount: 'Please write an amount between $500.00 and $24,000.00.' },
    });
    expect(Object.keys(read.kind === 'invalid' ? read.errors : {})).toEqual(['amount', 'card-code']);
    expect(readAmountForm({ ...form, choice: 'part', amount: '6,124.80' }, amounts, at)).toMatchObject({
      errors: { amount: 'This would leave less than $500.00 of the deposit. Please write $6,125.00 or more.' },
    });
    expect(readAmountForm({ ...form, choice: 'all' }, amounts, at)).toMatchObject({
      errors: { choice: 'Please choose how much to pay.' },
    });
  });

  it('D6 is one payment, whose key no other form has', () => {
    expect(readPaymentKey(form)).toBe(form['key']);
    expect(newPaymentFields(amounts)['key']).not.toBe(form['key']);
    for (const key of ['', 'short', '../../etc/passwd-and-more', 'x'.repeat(101)])
      expect(readPaymentKey({ key })).toBeUndefined();
  });

  it('F2 keeps what was typed, never the card’s number and security code', () => {
    expect(restoredAmountValues({ ...form, amount: '9'.repeat(500) })).toEqual({
      choice: 'deposit',
      amount: '9'.repeat(40),
      'card-expiry': '12/39',
      'card-name': 'Ada Quist',
    });
  });
});
