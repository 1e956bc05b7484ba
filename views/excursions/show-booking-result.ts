import { textElement } from '../ui/text-element';
import type { ChosenBooking, SendOutcome } from './send-booking';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

type BookingSuccess = Extract<SendOutcome, { readonly kind: 'reserved' | 'pending' }>;

/** Shows the booking as the booking system has stored it (H29). Returns the overall outcome. */
export function showResult(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  { excursionBooking, outcome }: { readonly excursionBooking: ChosenBooking; readonly outcome: BookingSuccess },
): string {
  const page = dialog.ownerDocument;
  const summary = summaryOf(outcome);
  const result = page.createElement('div');
  result.className = 'reserve-result';
  result.setAttribute('role', 'status');
  result.tabIndex = -1;
  const lines = page.createElement('ul');
  lines.className = 'reserve-result__lines';
  for (const {
    dataset: { participant, name = '' },
  } of excursionBooking.guests) {
    const line = page.createElement('li');
    line.className = 'reserve-result__line';
    line.append(
      textElement(page, 'span', 'reserve-result__name', name),
      textElement(page, 'span', 'reserve-result__status', statusOf(outcome, participant)),
    );
    lines.append(line);
  }
  const link = page.createElement('a');
  link.className = 'button button--quiet';
  link.href = form.dataset['tripHref'] ?? '';
  link.append(textElement(page, 'span', 'button__text', texts.viewItinerary));
  const actions = page.createElement('p');
  actions.append(link);
  result.append(
    textElement(page, 'p', 'reserve-result__title', texts.sent),
    textElement(page, 'p', '', summary),
    lines,
    actions,
  );
  form.replaceWith(result);
  const words = dialog.querySelector('[data-reserve-words]');
  if (words) words.textContent = texts.thanks;
  result.focus();
  return summary;
}

function summaryOf(outcome: BookingSuccess): string {
  if (outcome.kind === 'pending') return texts.allUnderWay;
  return outcome.isConfirmed ? texts.allConfirmed : texts.allInLine(outcome.position);
}

function statusOf(outcome: BookingSuccess, participantId: string | undefined): string {
  if (outcome.kind === 'pending') return texts.inFlight;
  const line = outcome.lines.find((one) => one.participantId === participantId);
  if (!line) return texts.inFlight;
  return line.bookingStatus === 'WAITLIST' ? texts.inLine(outcome.position) : texts.confirmed;
}
