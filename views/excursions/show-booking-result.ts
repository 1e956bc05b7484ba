import { uiTexts } from '../ui/ui.texts';
import type { ChosenBooking, SendOutcome } from './send-booking';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

interface Failure {
  readonly message: string;
  readonly note?: string;
  readonly reference: string | undefined;
}

/**
 * H13: says what happened, that nothing is lost, and which reference to quote. Inserted at the top and announced at
 * once.
 */
export function showFailure(form: HTMLElement, { message, note, reference }: Failure): void {
  const page = form.ownerDocument;
  form.querySelector('.reserve-form__failure')?.remove();
  const notice = page.createElement('div');
  notice.className = 'notice notice--error reserve-form__failure';
  notice.setAttribute('role', 'alert');
  notice.append(text(page, 'p', 'notice__title', texts.failedTitle));
  const body = page.createElement('div');
  body.className = 'notice__body';
  for (const sentence of [message, ...(note === undefined ? [] : [note])]) body.append(text(page, 'p', '', sentence));
  notice.append(body);
  if (reference !== undefined) {
    const line = text(page, 'p', 'notice__reference', `${uiTexts.reference} `);
    line.append(text(page, 'span', 'notice__code', reference));
    notice.append(line);
  }
  form.prepend(notice);
  notice.scrollIntoView({ block: 'start' });
}

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
      text(page, 'span', 'reserve-result__name', name),
      text(page, 'span', 'reserve-result__status', statusOf(outcome, participant)),
    );
    lines.append(line);
  }
  const link = page.createElement('a');
  link.className = 'button button--quiet';
  link.href = form.dataset['tripHref'] ?? '';
  link.append(text(page, 'span', 'button__text', texts.viewItinerary));
  const actions = page.createElement('p');
  actions.append(link);
  result.append(text(page, 'p', 'reserve-result__title', texts.sent), text(page, 'p', '', summary), lines, actions);
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

const text = <Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  className: string,
  textContent: string,
) => Object.assign(page.createElement(name), { className, textContent });
