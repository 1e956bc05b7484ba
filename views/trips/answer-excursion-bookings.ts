import { fieldOf } from '../ui/field-of';
import { showToast } from '../ui/share';
import type { LiveExcursionBookings } from './live-excursion-bookings';
import { tripExcursionBookingsTexts as texts } from './trip-excursion-bookings.texts';

const limitMs = 15_000;
/** Milliseconds for which the message is shown (EXC-20). */
const toastMs = 5_000;

interface StatusMessage {
  readonly title?: string;
  readonly text: string;
}

interface RequestResult {
  readonly message: StatusMessage;
  readonly isDone: boolean;
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
  const { text, title } = outcome.message;
  showToast(page, text, { ms: toastMs, ...(title === undefined ? {} : { title }) });
}

async function release(form: HTMLFormElement): Promise<RequestResult | 'signed-out'> {
  const failure: RequestResult = {
    message: { title: texts.removeFailed.title, text: texts.removeFailed.body },
    isDone: false,
  };
  try {
    const { ok, status } = await fetch('/api/shore-ex-book', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fieldOf(form, 'bookingIds').split(',')),
      signal: AbortSignal.timeout(limitMs),
    });
    if (status === 401) return 'signed-out';
    if (status === 409) return { ...failure, message: { title: texts.removeFailed.title, text: texts.closed } };
    return ok ? { message: { text: form.dataset['removedText'] ?? '' }, isDone: true } : failure;
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
