import { randomUUID } from 'node:crypto';
import { checkCardDetails } from '../../core/engine/card-details';
import type { Card, PaymentMethod } from '../../core/engine/payments.port';
import { chosenAmount, type PaymentAmounts, type PaymentChoice } from '../../core/engine/payment-amounts';
import { formatMoney, readAmount, type Money } from '../../core/shared/money';
import { cardErrors, restoredPaymentValues, readTypedCard } from './guest-form';

type Form = Readonly<Record<string, string | undefined>>;

const maxRestoredLength = 40;
const paymentKey = /^[\w-]{16,100}$/;
const choices: ReadonlySet<string> = new Set<PaymentChoice>(['deposit', 'balance', 'part']);

type ReadAmountForm =
  /** `card`: a test card, where this installation takes them in its own form. */
  | { readonly kind: 'valid'; readonly amount: Money; readonly card?: Card }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'changed' };

export const newPaymentFields = ({ balance }: PaymentAmounts): Readonly<Record<string, string>> => ({
  key: randomUUID(),
  left: String(balance.amount),
});

export const readPaymentKey = (form: Form): string | undefined =>
  paymentKey.test(form['key'] ?? '') ? form['key'] : undefined;

/** When the amounts have changed since the page was rendered the guest is asked again: nothing unseen is charged. */
export function readAmountForm(
  form: Form,
  amounts: PaymentAmounts,
  { method, now }: { readonly method: PaymentMethod; readonly now: Date },
): ReadAmountForm {
  if (form['left'] !== String(amounts.balance.amount)) return { kind: 'changed' };
  const chosen = readChoice(form, amounts);
  if (method !== 'test-cards') return chosen.kind === 'amount' ? toValid(chosen) : toInvalid(chosen);
  const checked = checkCardDetails(readTypedCard(form), now);
  if (chosen.kind === 'amount' && checked.kind === 'valid')
    return { kind: 'valid', amount: chosen.amount, card: checked.card };
  return {
    kind: 'invalid',
    errors: {
      ...(chosen.kind === 'wrong' ? chosen.errors : {}),
      ...(checked.kind === 'valid' ? {} : cardErrors(checked.errors)),
    },
  };
}

export const restoredAmountValues = (form: Form): Readonly<Record<string, string>> => ({
  ...restoredPaymentValues(form),
  ...(form['amount'] === undefined ? {} : { amount: form['amount'].slice(0, maxRestoredLength) }),
});

type AmountChoice =
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'wrong'; readonly errors: Readonly<Record<string, string>> };

function readChoice(form: Form, amounts: PaymentAmounts): AmountChoice {
  const choice = form['choice'] ?? '';
  if (!isChoice(choice)) return wrong('choice', 'Please choose how much to pay.');
  const amount = chosenAmount(amounts, { choice, part: readAmount(form['amount'] ?? '', amounts.balance.currency) });
  if (amount) return { kind: 'amount', amount };
  if (choice !== 'part' || !amounts.least) return wrong('choice', 'This sum is no longer open. Please choose another.');
  return wrong(
    'amount',
    `Please write an amount between ${formatMoney(amounts.least)} and ${formatMoney(amounts.balance)}.`,
  );
}

const toValid = ({ amount }: { readonly amount: Money }): ReadAmountForm => ({ kind: 'valid', amount });
const toInvalid = ({ errors }: { readonly errors: Readonly<Record<string, string>> }): ReadAmountForm => ({
  kind: 'invalid',
  errors,
});
const wrong = (field: string, message: string): AmountChoice => ({ kind: 'wrong', errors: { [field]: message } });
const isChoice = (text: string): text is PaymentChoice => choices.has(text);
