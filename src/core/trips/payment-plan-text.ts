import { formatMoney, isPositive } from '../shared/money';
import { type PlainDate, todayIn } from '../shared/plain-date';
import type { Instalment, PaymentPlan } from './payment-plan';
import type { Trip } from './trip';

type DayText = (day: PlainDate) => string;

/**
 * Sentences on all open instalments, the earliest first: sum, due day, and what follows once that day has passed
 * (reliability F7).
 */
export function paymentPlanText({ instalments }: PaymentPlan, dayText: DayText): readonly string[] {
  return instalments.filter(({ state }) => state !== 'paid').map((instalment) => instalmentText(instalment, dayText));
}

export function instalmentText(instalment: Instalment, dayText: DayText): string {
  const { dueOn, consequence } = instalment;
  const sum = sumText(instalment);
  if (dueOn === undefined) return `${sum} is due on the day that your consultant gives you.`;
  if (consequence === undefined) return `${sum} is due by ${dayText(dueOn)}.`;
  return `${sum} was due by ${dayText(dueOn)}. ${consequenceText(consequence, dueOn, dayText)}`;
}

function sumText({ kind, amount, open }: Instalment): string {
  const isUntouched = open.amount === amount.amount;
  if (kind === 'deposit')
    return isUntouched ? `The deposit of ${formatMoney(open)}` : `The remaining ${formatMoney(open)} of the deposit`;
  return kind === 'whole' && isUntouched ? `The fare of ${formatMoney(open)}` : `The remaining ${formatMoney(open)}`;
}

export function consequenceText(
  { kind, on }: NonNullable<Instalment['consequence']>,
  dueOn: PlainDate,
  dayText: DayText,
): string {
  if (on === dueOn) return 'The suite is offered to others.';
  return kind === 'offer-ends'
    ? `If it is not with us by ${dayText(on)}, the offer ends and what was paid is refunded.`
    : `From ${dayText(on)} on the suite may be given to others. Please pay, or speak with us.`;
}

/**
 * States the retained sum of a reservation that has ended, and the refund with its day; undefined where nothing was
 * paid.
 */
export function endedText(
  { status, totalPaid, ended }: Pick<Trip, 'status' | 'totalPaid' | 'ended'>,
  { timeZone, dayText }: { readonly timeZone: string; readonly dayText: DayText },
): string | undefined {
  if (status !== 'CX' && status !== 'CT') return undefined;
  const { retained = totalPaid, refunded, toRefund, refundedAt } = ended ?? {};
  const sentences = [
    ...(isPositive(retained) ? [`By the terms we kept ${formatMoney(retained)}.`] : []),
    ...(refunded && isPositive(refunded)
      ? [`${formatMoney(refunded)} was refunded${refundedAt ? ` on ${dayText(todayIn(timeZone, refundedAt))}` : ''}.`]
      : []),
    ...(toRefund && isPositive(toRefund) ? [`${formatMoney(toRefund)} is on its way back to you.`] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
