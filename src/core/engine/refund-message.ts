import { addressedTo } from '../messages/addressed-to';
import type { Message } from '../messages/message';
import { formatMoney } from '../shared/money';
import type { RefundedPayment } from './refunded-payments.port';

interface RefundMessageInput extends Pick<RefundedPayment, 'amount' | 'firstName'> {
  readonly email: string;
  /** Title of the voyage, with its dates where they are known. */
  readonly voyage: string;
  readonly dates?: string | undefined;
  readonly url: string;
}

/** Notifies a guest who paid when the hold had ended, and who may never have returned to the site (reliability F2). */
export function endedHoldMessage({
  suites,
  ...about
}: RefundMessageInput & { readonly suites: readonly string[] }): Message {
  const { voyage } = about;
  const sum = formatMoney(about.amount);
  const [suite = '', ...others] = suites;
  const [heldSuites, were] = others.length > 0 ? [`${suites.length} suites`, 'they were'] : [suite, 'it was'];
  return refundMessage(about, {
    short: `Your payment of ${sum} for ${voyage} came too late, and nothing is reserved. It goes back to your card in full.`,
    reason: `your payment of ${sum} for the ${heldSuites} on ${voyageText(about)} came when ${were} no longer held for you. Nothing is reserved, and nothing is owed.`,
    advice:
      'If you would still like to sail, please choose a suite once more, or ask your consultant to hold one for you.',
    label: 'Choose a suite',
  });
}

/** Notifies a guest whose reservation had ended, or had been paid by another payment, when this one arrived. */
export function notPayableMessage({
  reservationId,
  ...about
}: RefundMessageInput & { readonly reservationId: string }): Message {
  const sum = formatMoney(about.amount);
  return refundMessage(about, {
    short: `Your payment of ${sum} for reservation ${reservationId} could not be used. It goes back to your card in full.`,
    reason: `your payment of ${sum} for reservation ${reservationId} on ${voyageText(about)} could not be used: when it came, the reservation had ended or less was left to pay.`,
    advice: 'The reservation shows what is paid and what is still due. Your consultant can tell you more.',
    label: 'See the reservation',
  });
}

const voyageText = ({ voyage, dates }: RefundMessageInput) => (dates === undefined ? voyage : `${voyage}, ${dates},`);

function refundMessage(
  { amount, firstName, email, voyage, url }: RefundMessageInput,
  words: { readonly short: string; readonly reason: string; readonly advice: string; readonly label: string },
): Message {
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `Your payment is refunded: ${voyage}`,
    short: words.short,
    paragraphs: [
      addressedTo(firstName, words.reason),
      `The ${formatMoney(amount)} goes back in full to the card it was paid with. Banks usually show it within ten working days, and you need not do anything for it.`,
      words.advice,
    ],
    action: { label: words.label, url },
  };
}
