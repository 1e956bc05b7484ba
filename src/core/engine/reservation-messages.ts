import { addressedTo } from '../messages/addressed-to';
import type { Message } from '../messages/message';
import { formatMoney, isPositive, type Money } from '../shared/money';
import { formatLongDate, type PlainDate } from '../shared/plain-date';
import { commissionText, reservedByText } from '../trips/travel-adviser';
import { paymentPlan } from '../trips/payment-plan';
import { paymentPlanText } from '../trips/payment-plan-text';
import type { BookingRecord } from './booking-records.port';
import { type GroupAccount, groupAccount } from './group-account';

interface ReservationMessageInput {
  readonly record: BookingRecord;
  readonly today: PlainDate;
  readonly firstName: string;
  readonly email: string;
  readonly voyage: string;
  readonly dates: string;
  readonly suite: string;
  /** Names of several suites that were reserved together, in their order; absent for a single suite. */
  readonly suites?: readonly string[];
  readonly url: string;
  /** False where the line is paid elsewhere (F1). */
  readonly takesPayments: boolean;
}

interface BindingMessageInput extends ReservationMessageInput {
  readonly binding: readonly string[];
}

type Words = Pick<Message, 'subject' | 'short' | 'paragraphs'> & { readonly label: string };

const message = (
  { email, url }: Pick<ReservationMessageInput, 'email' | 'url'>,
  { label, ...words }: Words,
): Message => ({
  to: { channel: 'email', email },
  kind: 'reservation',
  ...words,
  action: { label, url },
});

const numberAdvice = 'Keep the number. Your consultant asks for it when you call.';

export function reservedMessage(about: BindingMessageInput): Message {
  const { record, firstName, voyage, dates } = about;
  const { yours, are, them } = wordsOf(about);
  return message(about, {
    subject: `Your ${them} ${are} reserved: ${voyage}`,
    short: `Your ${yours} on ${voyage} ${are} reserved. Your ${numberName(record)} is ${record.reservationId}.`,
    paragraphs: [
      addressedTo(
        firstName,
        `thank you. The ${suiteText(about)} on ${voyage}, ${dates}, ${are} reserved for you. Your ${numberName(record)} is ${record.reservationId}.`,
      ),
      ...(about.suites ?? []),
      `${fareText(about)} We have received ${formatMoney(moneyOf(about).paid)}${restText(about)}`,
      ...about.binding,
      ...adviserTexts(record),
      numberAdvice,
    ],
    label: 'See the reservation',
  });
}

export function offeredMessage(about: BindingMessageInput): Message {
  const { record, firstName, voyage, dates, takesPayments } = about;
  const { yours, are } = wordsOf(about);
  return message(about, {
    subject: `Your offer is held: ${voyage}`,
    short: `The ${yours} on ${voyage} ${are} held for you as an offer. Your ${numberName(record)} is ${record.reservationId}.`,
    paragraphs: [
      addressedTo(
        firstName,
        `the ${suiteText(about)} on ${voyage}, ${dates}, ${are} held for you as an offer. Your ${numberName(record)} is ${record.reservationId}.`,
      ),
      ...(about.suites ?? []),
      `${fareText(about)} ${dueText(about)}`,
      ...(takesPayments ? [] : ['Nothing is paid on our site. Your consultant arranges the payment with you.']),
      ...about.binding,
      ...adviserTexts(record),
      numberAdvice,
    ],
    label: takesPayments ? 'See the offer and pay' : 'See the offer',
  });
}

/** The receipt of a payment that did not reserve the suite, but came later or left a part of the deposit open (ENG-07). */
export function paidMessage(about: ReservationMessageInput, amount: Money): Message {
  const { record, firstName, voyage, dates } = about;
  const sum = formatMoney(amount);
  return message(about, {
    subject: `We have received ${sum}: ${voyage}`,
    short: `We have received ${sum} for ${voyage}. Your ${numberName(record)} is ${record.reservationId}.`,
    paragraphs: [
      addressedTo(
        firstName,
        `thank you. We have received ${sum} for the ${suiteText(about)} on ${voyage}, ${dates}. Your ${numberName(record)} is ${record.reservationId}.`,
      ),
      record.status === 'OF'
        ? `${fareText(about)} ${formatMoney(moneyOf(about).paid)} of it is paid. ${dueText(about)}`
        : `${fareText(about)} ${formatMoney(moneyOf(about).paid)} of it is paid${restText(about)}`,
    ],
    label: 'See the payments',
  });
}

export function joinedMessage(about: ReservationMessageInput): Message {
  const { record, firstName, voyage, dates, suite } = about;
  const positionText = record.waitlistPosition === undefined ? 'in line' : `number ${record.waitlistPosition} in line`;
  return message(about, {
    subject: `You are in line: ${voyage}`,
    short: `You are ${positionText} for the ${suite} on ${voyage}. Your reservation number is ${record.reservationId}.`,
    paragraphs: [
      addressedTo(
        firstName,
        `you are ${positionText} for the ${suite} on ${voyage}, ${dates}. Your reservation number is ${record.reservationId}.`,
      ),
      `${fareText(about)} Nothing is paid and nothing is due. Suites that come free are offered in the order in which guests asked, and we write to you when it is your turn.`,
    ],
    label: 'See your place in line',
  });
}

export function lapsedMessage(
  about: ReservationMessageInput,
  { wasInLine, refund }: { readonly wasInLine: boolean; readonly refund: Money },
): Message {
  const { record, firstName, voyage, dates, suite } = about;
  const kindName = wasInLine ? 'place in line' : 'offer';
  const why = wasInLine
    ? 'No suite came free in time.'
    : 'Its deposit was not paid in full, so the suite went back to others.';
  return message(about, {
    subject: `Your ${kindName} has ended: ${voyage}`,
    short: `Your ${kindName} for the ${suite} on ${voyage}, number ${record.reservationId}, has ended. Nothing is owed.`,
    paragraphs: [
      addressedTo(
        firstName,
        `your ${kindName} ${record.reservationId} for the ${suite} on ${voyage}, ${dates}, has ended. ${why}`,
      ),
      isPositive(refund)
        ? `The ${formatMoney(refund)} that you paid is refunded to the cards it was paid with, and nothing is owed.`
        : 'Nothing was paid, and nothing is owed.',
      'Your consultant can look for another suite, or another date.',
    ],
    label: 'See where it stands',
  });
}

const adviserTexts = ({ adviser }: BookingRecord): readonly string[] =>
  adviser ? [`${reservedByText(adviser)} ${commissionText}`] : [];

const cabinText = ({ cabinNumber }: BookingRecord) => (cabinNumber === undefined ? '' : `, cabin ${cabinNumber},`);

const numberName = ({ group }: BookingRecord) => (group ? 'confirmation number' : 'reservation number');

const wordsOf = ({ suite, suites }: ReservationMessageInput) =>
  suites
    ? { yours: `${suites.length} suites`, are: 'are', them: 'suites' }
    : { yours: suite, are: 'is', them: 'suite' };

const suiteText = (about: ReservationMessageInput) =>
  about.suites ? wordsOf(about).yours : `${about.suite}${cabinText(about.record)}`;

type PlanInput = Pick<ReservationMessageInput, 'record' | 'today'>;

const moneyOf = ({ record, today }: PlanInput): Pick<GroupAccount, 'total' | 'paid' | 'plan'> =>
  record.group ? groupAccount(record.group, today) : { ...record, plan: paymentPlan(record, today) };

const fareText = (about: PlanInput) =>
  `The fare is ${formatMoney(moneyOf(about).total)} for the whole ${about.record.group ? 'booking' : 'suite'}.`;

const dueTexts = (about: PlanInput): readonly string[] => paymentPlanText(moneyOf(about).plan, formatLongDate);

function restText(about: PlanInput): string {
  const due = dueTexts(about);
  return due.length > 0 ? `. ${due.join(' ')}` : ', and nothing more is due before you sail.';
}

function dueText(about: PlanInput): string {
  const [first, ...later] = dueTexts(about);
  const after = `After that day the ${about.record.group ? 'suites are' : 'suite is'} offered to others.`;
  return first === undefined ? '' : [first, after, ...later].join(' ');
}
