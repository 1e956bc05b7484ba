import { randomUUID } from 'node:crypto';
import { checkCardDetails } from '../../core/engine/card-details';
import type { Card, PaymentMethod } from '../../core/engine/payments.port';
import {
  chosenAmount,
  type ChosenPayment,
  leavesTooLittleOfDeposit,
  type PaymentAmounts,
  type PaymentChoice,
} from '../../core/engine/payment-amounts';
import { formatMoney, isChargeable, readAmount } from '../../core/shared/money';
import { cardErrors, restoredPaymentValues, readTypedCard } from './guest-form';

type Form = Readonly<Record<string, string | undefined>>;

const maxRestoredLength = 40;
const paymentKey = /^[\w-]{16,100}$/;
const choices: ReadonlySet<string> = new Set<PaymentChoice>([
  'deposit',
  'balance',
  'part',
  'all-deposits',
  'all-balances',
]);

type ReadAmountForm =
  /** `card` is a test card; present where this installation takes test cards in its own form. */
  | ({ readonly kind: 'valid'; readonly card?: Card } & ChosenPayment)
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'changed' };

export const newPaymentFields = (amounts: PaymentAmounts): Readonly<Record<string, string>> => ({
  key: randomUUID(),
  ...leftFields(amounts),
});

const leftFields = ({ balance, together }: PaymentAmounts): Readonly<Record<string, string>> => ({
  left: String(balance?.amount ?? 0),
  ...(together ? { 'left-together': together.balances.map(({ amount }) => amount.amount).join(' ') } : {}),
});

export const readPaymentKey = (form: Form): string | undefined =>
  paymentKey.test(form['key'] ?? '') ? form['key'] : undefined;

/**
 * Reads the chosen amount. When the amounts have changed since the page was rendered, the guest is asked again, so that
 * only a sum that they have seen is charged.
 */
export function readAmountForm(
  form: Form,
  amounts: PaymentAmounts,
  { method, now }: { readonly method: PaymentMethod; readonly now: Date },
): ReadAmountForm {
  if (Object.entries(leftFields(amounts)).some(([name, value]) => form[name] !== value)) return { kind: 'changed' };
  const choice = readChoice(form, amounts);
  if (method !== 'test-cards') return choice.kind === 'amount' ? toValid(choice) : toInvalid(choice);
  const cardCheck = checkCardDetails(readTypedCard(form), now);
  if (choice.kind === 'amount' && cardCheck.kind === 'valid') return { ...toValid(choice), card: cardCheck.card };
  return {
    kind: 'invalid',
    errors: {
      ...(choice.kind === 'wrong' ? choice.errors : {}),
      ...(cardCheck.kind === 'valid' ? {} : cardErrors(cardCheck.errors)),
    },
  };
}

export const restoredAmountValues = (form: Form): Readonly<Record<string, string>> => ({
  ...restoredPaymentValues(form),
  ...(form['amount'] === undefined ? {} : { amount: form['amount'].slice(0, maxRestoredLength) }),
});

type AmountChoice =
  | { readonly kind: 'amount'; readonly payment: ChosenPayment }
  | { readonly kind: 'wrong'; readonly errors: Readonly<Record<string, string>> };

function readChoice(form: Form, amounts: PaymentAmounts): AmountChoice {
  const choice = form['choice'] ?? '';
  if (!isChoice(choice)) return wrong('choice', 'Please choose how much to pay.');
  const { balance, deposit, part } = amounts;
  const typedPart = balance && readAmount(form['amount'] ?? '', balance.currency);
  const payment = chosenAmount(amounts, { choice, part: typedPart });
  if (payment) return { kind: 'amount', payment };
  if (choice !== 'part' || !part) return wrong('choice', 'This sum is no longer open. Please choose another.');
  if (typedPart !== undefined && !isChargeable({ ...part.min, amount: typedPart }))
    return wrong('amount', `Cards take amounts of ${part.min.currency} only where the last digit is 0.`);
  if (
    deposit &&
    typedPart !== undefined &&
    typedPart >= part.min.amount &&
    leavesTooLittleOfDeposit(amounts, typedPart)
  )
    return wrong(
      'amount',
      `This would leave less than ${formatMoney(part.min)} of the deposit. Please write ${formatMoney(deposit)} or more.`,
    );
  return wrong('amount', `Please write an amount between ${formatMoney(part.min)} and ${formatMoney(part.max)}.`);
}

const toValid = ({ payment }: { readonly payment: ChosenPayment }) => ({ kind: 'valid' as const, ...payment });
const toInvalid = ({ errors }: { readonly errors: Readonly<Record<string, string>> }): ReadAmountForm => ({
  kind: 'invalid',
  errors,
});
const wrong = (field: string, message: string): AmountChoice => ({ kind: 'wrong', errors: { [field]: message } });
const isChoice = (text: string): text is PaymentChoice => choices.has(text);
