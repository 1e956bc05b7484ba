import { deleteDraft, followDraft } from '../ui/form-drafts';
import { showToast } from '../ui/share';
import { accountPageTexts as texts } from './account.texts';
import { followAccountForms, settleForm } from './follow-account-forms';

const dialogId = 'account-dialog';

/**
 * Opens account forms in a dialog. Only the server renders forms, errors and lists, which the script takes from the
 * pages without script (ACC-04, ACC-10, H46).
 */
export function openAccountDialog(page: Document): void {
  followAccountForms(page);
  announceDialogs(page);
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-edits-account]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openForm(page, link);
  });
  page.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.closest(`#${dialogId}`) ? event.target : null;
    if (!form) return;
    event.preventDefault();
    void send(page, form);
  });
}

function announceDialogs(page: Document): void {
  for (const link of page.querySelectorAll('a[data-edits-account]')) link.setAttribute('aria-haspopup', 'dialog');
}

async function openForm(page: Document, link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  link.setAttribute('aria-busy', 'true');
  const answer = await load(link.href);
  link.removeAttribute('aria-busy');
  const form = answer?.page.querySelector('[data-account-form]');
  // When the response contains no form, for example because the code is too old, the link is followed.
  if (!answer || !form) return page.location.assign(link.href);
  const dialog = makeDialog(page);
  fill(dialog, { title: answer.page.querySelector('h1')?.textContent ?? '', form });
  dialog.addEventListener('close', () => {
    dialog.remove();
    (
      page.querySelector<HTMLElement>(`a[data-edits-account][href="${CSS.escape(link.getAttribute('href') ?? '')}"]`) ??
      page.querySelector<HTMLElement>('.account__add')
    )?.focus();
  });
  dialog.showModal();
}

function makeDialog(page: Document): HTMLDialogElement {
  page.getElementById(dialogId)?.remove();
  const dialog = page.createElement('dialog');
  dialog.className = 'dialog account-dialog';
  dialog.id = dialogId;
  dialog.setAttribute('aria-labelledby', `${dialogId}-title`);
  page.body.append(dialog);
  return dialog;
}

function fill(dialog: HTMLDialogElement, { title, form }: { readonly title: string; readonly form: Element }): void {
  const heading = dialog.ownerDocument.createElement('h2');
  heading.className = 'dialog__title';
  heading.id = `${dialogId}-title`;
  heading.textContent = title;
  const dialogForm = dialog.ownerDocument.importNode(form, true) as HTMLFormElement;
  dialog.replaceChildren(heading, dialogForm);
  settleForm(dialogForm);
  followDraft(dialogForm);
}

async function send(page: Document, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await load(form.action, { method: 'POST', body });
  button?.removeAttribute('aria-busy');
  if (answer?.page.querySelector('[data-account-lists]')) return finish(page, form, answer.page);
  const again = answer?.page.querySelector('[data-account-form]');
  if (again) return showAgain(form, again);
  if (answer?.isElsewhere) return page.location.assign(answer.url);
  complain(form, answer?.page.querySelector('.notice__code')?.textContent ?? undefined);
}

/** The primary e-mail and phone also stand among the account details, and the e-mail beside the menu (ACC-10). */
const changedParts = ['[data-account-lists]', '.account__details', '.profile__email'];

/** The response contains the confirmation and the current account, so that nothing else is fetched. */
function finish(page: Document, form: HTMLFormElement, answer: Document): void {
  for (const part of changedParts) {
    const current = answer.querySelector(part);
    if (current) page.querySelector(part)?.replaceWith(page.importNode(current, true));
  }
  announceDialogs(page);
  deleteDraft(form);
  form.closest('dialog')?.close();
  showToast(page, texts.saved.text, { title: texts.saved.title });
}

function showAgain(form: HTMLFormElement, again: Element): void {
  const freshForm = form.ownerDocument.importNode(again, true) as HTMLFormElement;
  form.replaceWith(freshForm);
  settleForm(freshForm);
  followDraft(freshForm);
  freshForm.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** H13: says what happened, that nothing is lost, and which reference to quote. */
function complain(form: HTMLFormElement, reference: string | undefined): void {
  form.querySelector('.account-form__failure')?.remove();
  const note = form.ownerDocument.createElement('p');
  note.className = 'notice notice--error account-form__failure';
  note.setAttribute('role', 'alert');
  note.textContent = reference === undefined ? texts.unsaved : `${texts.unsaved} ${texts.reference} ${reference}`;
  form.prepend(note);
}

interface LoadedPage {
  readonly page: Document;
  readonly url: string;
  readonly isElsewhere: boolean;
}

async function load(url: string, init: RequestInit = {}): Promise<LoadedPage | undefined> {
  try {
    const answer = await fetch(url, { ...init, headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(12_000) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return { page, url: answer.url, isElsewhere: answer.redirected && new URL(answer.url).pathname === '/login' };
  } catch {
    return undefined;
  }
}
