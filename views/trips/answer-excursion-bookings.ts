import type { ErrorBody } from '../ui/error-body';
import { fieldOf } from '../ui/field-of';
import { showToast } from '../ui/share';
import { showFailure } from '../ui/show-failure';
import type { LiveExcursionBookings } from './live-excursion-bookings';
import { tripExcursionBookingsTexts as texts } from './trip-excursion-bookings.texts';

const limitMs = 15_000;
/** Milliseconds for which the message is shown (EXC-20). */
const toastMs = 5_000;

interface StatusMessage {
  readonly title?: string;
  readonly text: string;
  /** What a guest can do, which the notice says and the toast does not. */
  readonly note?: string;
}

interface RequestResult {
  readonly message: StatusMessage;
  readonly isDone: boolean;
  /** The request id to quote (H13). */
  readonly reference?: string | undefined;
}

/** Sends the forms without leaving the page. Without script they are submitted natively (EXC-20). */
export function answerExcursionBookings(page: Document, live: LiveExcursionBookings): void {
  page.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (
      !(form instanceof HTMLFormElement) ||
      !form.matches('[data-excursion-answer]') ||
      !(submitter instanceof HTMLButtonElement)
    )
      return;
    event.preventDefault();
    if (submitter.ariaBusy !== 'true') void live.alone(() => answer(page, form, { button: submitter, live }));
  });
}

async function answer(
  page: Document,
  form: HTMLFormElement,
  { button, live }: { readonly button: HTMLButtonElement; readonly live: LiveExcursionBookings },
): Promise<void> {
  button.ariaBusy = 'true';
  const outcome = button.value === 'remove' ? await release(form) : await answerOffer(form, button.value);
  button.ariaBusy = null;
  if (outcome === 'signed-out') return window.location.reload();
  if (outcome.isDone) {
    live.forgetStep();
    // When the list cannot be fetched, at least the submitted form is removed.
    if (!(await live.refresh())) form.remove();
  }
  const { text, title, note } = outcome.message;
  // The toast goes after five seconds, what is to be done next stays.
  if (!outcome.isDone)
    showFailure(form, {
      title: title ?? texts.removeFailed.title,
      message: text,
      ...(note === undefined ? {} : { note }),
      reference: outcome.reference,
    });
  showToast(page, text, { ms: toastMs, ...(title === undefined ? {} : { title }) });
}

async function release(form: HTMLFormElement): Promise<RequestResult | 'signed-out'> {
  const failure: RequestResult = {
    message: { title: texts.removeFailed.title, text: texts.removeFailed.body, note: texts.answerFailed },
    isDone: false,
  };
  try {
    const response = await fetch('/api/shore-ex-book', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fieldOf(form, 'bookingIds').split(',')),
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.status === 401) return 'signed-out';
    if (response.ok) return { message: { text: form.dataset['removedText'] ?? '' }, isDone: true };
    const { requestId: reference } = (await response.json()) as ErrorBody;
    return response.status === 409
      ? { ...failure, message: { title: texts.removeFailed.title, text: texts.closed }, reference }
      : { ...failure, reference };
  } catch {
    return failure;
  }
}

/** Reads the outcome from the page to which a browser without script is redirected. */
async function answerOffer(form: HTMLFormElement, intent: string): Promise<RequestResult | 'signed-out'> {
  const failure: RequestResult = {
    message: { title: texts.removeFailed.title, text: texts.answerFailed },
    isDone: false,
  };
  try {
    const body = new URLSearchParams({
      reservationId: fieldOf(form, 'reservationId'),
      partyId: fieldOf(form, 'partyId'),
      intent,
    });
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      signal: AbortSignal.timeout(limitMs),
    });
    if (new URL(response.url).pathname === '/login') return 'signed-out';
    const receipt = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-receipt]');
    const text = receipt?.querySelector('.notice__body')?.textContent;
    if (!response.ok || !text) return failure;
    const title = receipt.querySelector('.notice__title')?.textContent;
    return title ? { message: { title, text }, isDone: false } : { message: { text }, isDone: true };
  } catch {
    return failure;
  }
}
