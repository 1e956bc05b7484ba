import { followPresses } from '../ui/follow-presses';
import { showRestored } from '../ui/form-drafts';
import { refreshRegions } from '../ui/replace-regions';
import { showToast } from '../ui/share';
import { showFailure } from '../ui/show-failure';
import { closer, dialogId, fillWithSkeleton, headOf } from './build-reserve-dialog';
import { followReserveForm } from './follow-reserve-form';
import { saveBookingDraft, restoreBookingDraft } from './booking-draft';
import { readReserveForm, type SendOutcome, sendBooking, requestTextOf, type ChosenBooking } from './send-booking';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';
import { removeCorrectedMistakes, showMistakes } from './show-mistakes';
import { showResult } from './show-booking-result';

/** EXC-12 states these times, which are in milliseconds. */
const closesAfterMs = 3_000;
const toastMs = 5_000;
const longToastMs = 9_000;
const openLimitMs = 12_000;
/** Parameter that opens the dialog after a sign-in (H43). */
const reservesByItself = 'reserve';

/**
 * Opens the page of a reserve link as a dialog in place (EXC-07 to EXC-16). A visitor signs in first and finds the
 * dialog open afterwards (H43). The server alone renders the content, on the page that browsers without script open.
 */
export async function reserveInDialog(link: HTMLAnchorElement, { href } = link): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  if (askVisitor(link)) return;
  link.setAttribute('aria-busy', 'true');
  const dialog = makeDialog(link);
  fillWithSkeleton(dialog);
  dialog.showModal();
  const loadOutcome = await load(href);
  link.removeAttribute('aria-busy');
  if (!dialog.open) return;
  if (loadOutcome.kind === 'signed-out') return void goToSignIn();
  if (loadOutcome.kind === 'page') fill(dialog, link, loadOutcome.page);
  else fillWithFailure(dialog, link, loadOutcome.reference);
  dialog.querySelector<HTMLElement>('button')?.focus();
}

/** Only a visitor's page contains the sign-in dialog; signing in leads back to this dialog. */
function askVisitor(link: HTMLAnchorElement): boolean {
  const dialog = link.ownerDocument.querySelector<HTMLDialogElement>('#sign-in-dialog');
  const signInLink = dialog?.querySelector<HTMLAnchorElement>('a[data-returns-here]');
  if (!dialog || !signInLink) return false;
  const { href } = signInLink;
  signInLink.href = signInAddress(signInLink.href);
  dialog.addEventListener(
    'close',
    () => {
      signInLink.href = href;
      link.focus();
    },
    { once: true },
  );
  dialog.showModal();
  return true;
}

function signInAddress(login: string): string {
  const here = new URL(window.location.href);
  here.searchParams.set(reservesByItself, 'true');
  const address = new URL(login, here);
  address.searchParams.set('returnUrl', here.pathname + here.search);
  return address.href;
}

const goToSignIn = () => window.location.assign(signInAddress('/login'));

function makeDialog(link: HTMLAnchorElement): HTMLDialogElement {
  const page = link.ownerDocument;
  const previous = page.querySelector<HTMLDialogElement>(`dialog#${dialogId}`);
  previous?.close();
  previous?.remove();
  const dialog = page.createElement('dialog');
  dialog.className = 'dialog reserve-dialog';
  dialog.id = dialogId;
  dialog.setAttribute('aria-labelledby', `${dialogId}-title`);
  dialog.dataset['reserve'] = '';
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  page.body.append(dialog);
  return dialog;
}

function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement, from: Document): void {
  const page = dialog.ownerDocument;
  const form = from.querySelector('[data-reserve-form]');
  const content = form ?? from.querySelector('[data-reserve-instead]');
  const head = headOf(page, {
    words: from.querySelector('[data-reserve-words]')?.textContent,
    title: from.querySelector('h1')?.textContent,
    trip: from.querySelector('[data-reserve-trip]')?.textContent,
  });
  const parts = [from.querySelector('[data-reserve-trips]'), content].filter((part) => part !== null);
  dialog.replaceChildren(closer(page, dialog), head, ...parts.map((part) => page.importNode(part, true)));
  for (const choice of dialog.querySelectorAll<HTMLAnchorElement>('[data-reserve-trips] a'))
    choice.addEventListener('click', (event) => {
      event.preventDefault();
      void reserveInDialog(link, choice);
    });
  const own = dialog.querySelector<HTMLFormElement>('[data-reserve-form]');
  if (own) follow(dialog, own);
}

function fillWithFailure(dialog: HTMLDialogElement, link: HTMLAnchorElement, reference: string | undefined): void {
  const page = dialog.ownerDocument;
  const again = Object.assign(page.createElement('a'), { className: 'button button--primary', href: link.href });
  again.append(Object.assign(page.createElement('span'), { className: 'button__text', textContent: texts.tryAgain }));
  again.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
    void reserveInDialog(link);
  });
  const body = page.createElement('div');
  body.className = 'reserve-form';
  dialog.replaceChildren(
    closer(page, dialog),
    headOf(page, { words: undefined, title: page.querySelector('h1')?.textContent, trip: undefined }),
    body,
  );
  showFailure(body, { title: texts.failedTitle, message: texts.unopened, reference });
  body.append(again);
}

/** A changed selection is a new request; the same selection retains its key (reliability D6). */
class RequestKeys {
  private readonly keys = new Map<string, string>();

  constructor(private readonly first: string) {}

  of(excursionBooking: ChosenBooking): string {
    const requestText = requestTextOf(excursionBooking);
    const key = this.keys.get(requestText) ?? (this.keys.size === 0 ? this.first : crypto.randomUUID());
    this.keys.set(requestText, key);
    return key;
  }
}

function follow(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  const initialKey = form.querySelector<HTMLInputElement>('input[name="key"]')?.value ?? crypto.randomUUID();
  const stopSaving = saveUnsent(form);
  const restoredKey = restoreBookingDraft(form);
  if (restoredKey !== undefined) {
    form.dataset['unsent'] = '';
    showRestored(form, () => {
      delete form.dataset['unsent'];
      form.reset();
      form.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  const keys = new RequestKeys(restoredKey ?? initialKey);
  const stop = followReserveForm(form, { waits: true });
  const listening = new AbortController();
  const afterPress = followPresses(form.ownerDocument, listening.signal);
  dialog.addEventListener(
    'close',
    () => {
      stop();
      stopSaving();
      listening.abort();
    },
    { once: true },
  );
  form.addEventListener('change', () => afterPress(() => removeCorrectedMistakes(form, readReserveForm(form))));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(dialog, form, keys);
  });
}

/** Asks before the page is left, and saves what was typed when it is left all the same. */
function saveUnsent(form: HTMLFormElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const save = () => {
    if ('unsent' in form.dataset) saveBookingDraft(form, crypto.randomUUID());
  };
  const askBefore = (event: BeforeUnloadEvent) => {
    if ('unsent' in form.dataset) event.preventDefault();
  };
  form.addEventListener(
    'input',
    () => {
      form.dataset['unsent'] = '';
      // Added only once something was typed, because browsers may not restore a page with such a listener from their
      // back/forward cache.
      window.addEventListener('beforeunload', askBefore, { signal });
    },
    { signal },
  );
  window.addEventListener('pagehide', save, { signal });
  return () => {
    leaving.abort();
    save();
  };
}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement, keys: RequestKeys): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[data-reserve-send]');
  if (!button || button.getAttribute('aria-busy') === 'true') return;
  const choice = readReserveForm(form);
  const { departure, guests, notes } = choice;
  if (showMistakes(form, choice) || !departure) return;
  const excursionBooking = { departure, guests, notes };
  const key = keys.of(excursionBooking);
  button.setAttribute('aria-busy', 'true');
  const outcome = await sendBooking(form, excursionBooking, key);
  button.removeAttribute('aria-busy');
  finish(dialog, form, { excursionBooking, outcome, key });
}

function finish(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  {
    excursionBooking,
    outcome,
    key,
  }: { readonly excursionBooking: ChosenBooking; readonly outcome: SendOutcome; readonly key: string },
): void {
  const page = dialog.ownerDocument;
  switch (outcome.kind) {
    case 'signed-out':
      delete form.dataset['unsent'];
      saveBookingDraft(form, key);
      return void goToSignIn();
    case 'refused':
    case 'unanswered':
      showFailure(form, {
        title: texts.failedTitle,
        reference: outcome.reference,
        ...(outcome.kind === 'refused'
          ? { message: outcome.message, note: texts.failed }
          : { message: texts.unanswered }),
      });
      return showToast(page, outcome.kind === 'refused' ? outcome.message : texts.unanswered, {
        ms: longToastMs,
        title: texts.failedTitle,
      });
    case 'pending':
    case 'reserved': {
      const href = form.dataset['tripHref'] ?? '';
      delete form.dataset['unsent'];
      const resultText = showResult(dialog, form, { excursionBooking, outcome });
      // The page of an experience lists what its guest has booked of it.
      if (page.querySelector('[data-region="own-bookings"]')) void refreshRegions(page, new URL(window.location.href));
      dialog.addEventListener('close', () =>
        showToast(page, resultText, { ms: toastMs, title: texts.sent, link: { href, text: texts.viewItinerary } }),
      );
      setTimeout(() => dialog.close(), closesAfterMs);
    }
  }
}

type LoadResult =
  | { readonly kind: 'page'; readonly page: Document }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly reference: string | undefined };

async function load(url: string): Promise<LoadResult> {
  try {
    const answer = await fetch(url, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(openLimitMs) });
    if (answer.redirected && new URL(answer.url).pathname === '/login') return { kind: 'signed-out' };
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('[data-reserve-form], [data-reserve-instead], [data-reserve-trips]')
      ? { kind: 'page', page }
      : { kind: 'failed', reference: answer.headers.get('X-Request-Id') ?? undefined };
  } catch {
    return { kind: 'failed', reference: undefined };
  }
}
