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
  readonly said: StatusMessage;
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
  const { text, title } = outcome.said;
  showToast(page, text, { ms: toastMs, ...(title === undefined ? {} : { title }) });
}

async function release(form: HTMLFormElement): Promise<RequestResult | 'signed-out'> {
  const failed: RequestResult = {
    said: { title: texts.removeFailed.title, text: texts.removeFailed.body },
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
    if (status === 409) return { ...failed, said: { title: texts.removeFailed.title, text: texts.closed } };
    return ok ? { said: { text: texts.removed }, isDone: true } : failed;
  } catch {
    return failed;
  }
}

/** Reads the outcome from the page to which a browser without script is redirected. */
async function answerOffer(form: HTMLFormElement, intent: string): Promise<RequestResult | 'signed-out'> {
  const failed: RequestResult = { said: { title: texts.removeFailed.title, text: texts.answerFailed }, isDone: false };
  try {
    const body = new URLSearchParams({
      reservationId: fieldOf(form, 'reservationId'),
      partyId: fieldOf(form, 'partyId'),
      intent,
    });
    const answered = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      signal: AbortSignal.timeout(limitMs),
    });
    if (new URL(answered.url).pathname === '/login') return 'signed-out';
    const receipt = new DOMParser().parseFromString(await answered.text(), 'text/html').querySelector('[data-receipt]');
    const text = receipt?.querySelector('.notice__body')?.textContent;
    if (!answered.ok || !text) return failed;
    const title = receipt.querySelector('.notice__title')?.textContent;
    return title ? { said: { title, text }, isDone: false } : { said: { text }, isDone: true };
  } catch {
    return failed;
  }
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
