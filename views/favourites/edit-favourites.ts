import { fetchPage } from '../ui/load-more';
import { showToast } from '../ui/share';
import { showFailure } from '../ui/show-failure';
import { removeFavourites } from './favourite-calls';
import { favouritesListTexts as texts } from './favourites-list.texts';

/** The server accepts no more removals in one request (reliability C6). */
const maxPerRequest = 200;

/** Edits favourites without leaving the page (FAV-04, FAV-05). */
export function editFavourites(page: Document): void {
  page.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-control="edit-favourites"], [data-control="remove-favourites"]')
        : null;
    const form = control?.closest<HTMLFormElement>('[data-favourites]');
    if (!control || !form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (control.dataset['control'] === 'edit-favourites') toggle(form, !isEditing(form));
    else void remove(page, form);
  });
  page.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-favourites]') : null;
    if (form) sayChosen(form);
  });
}

const isEditing = (form: HTMLElement) => form.dataset['editing'] !== undefined;
const chosenIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLInputElement>('[data-favourites-id]:checked')];

function toggle(form: HTMLFormElement, on: boolean): void {
  if (on) form.dataset['editing'] = '';
  else delete form.dataset['editing'];
  for (const box of chosenIn(form)) box.checked = false;
  form.querySelector('[data-failure]')?.remove();
  noteMode(on);
  sayChosen(form);
  form
    .querySelector<HTMLElement>(`[data-control="edit-favourites"][data-while="${on ? 'editing' : 'resting'}"]`)
    ?.focus({ preventScroll: true });
}

/** A reload shows the mode that the page was in. */
function noteMode(on: boolean): void {
  const address = new URL(window.location.href);
  if (on) address.searchParams.set('edit', 'true');
  else address.searchParams.delete('edit');
  window.history.replaceState(window.history.state, '', address);
}

function sayChosen(form: HTMLElement): void {
  const status = form.querySelector('[data-chosen]');
  if (status) status.textContent = texts.chosen(chosenIn(form).length);
}

async function remove(page: Document, form: HTMLFormElement): Promise<void> {
  const chosenBoxes = chosenIn(form);
  const button = form.querySelector<HTMLButtonElement>('[data-control="remove-favourites"]');
  if (chosenBoxes.length === 0) return showToast(page, texts.nothingChosen);
  if (!button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const ids = chosenBoxes.map((box) => box.dataset['favouritesId'] ?? '');
  const failure = await removeAll(form.dataset['favourites'] ?? '', ids);
  button.ariaBusy = 'false';
  // The bar stays in view, so that a guest far down the list keeps their place.
  if (failure !== undefined)
    return showFailure(button.closest<HTMLElement>('.favourites__bar') ?? form, { message: failure });
  await readAnew(page, form);
  showToast(page, texts.removed(ids.length));
}

async function removeAll(contactId: string, ids: readonly string[]): Promise<string | undefined> {
  for (let from = 0; from < ids.length; from += maxPerRequest) {
    const outcome = await removeFavourites(
      ids.slice(from, from + maxPerRequest).map((favoritesId) => ({ contactId, favoritesId })),
    );
    if (outcome.kind === 'refused') return outcome.message;
  }
  return undefined;
}

async function readAnew(page: Document, form: HTMLFormElement): Promise<void> {
  const cancelHref =
    form.querySelector<HTMLAnchorElement>('[data-control="edit-favourites"][data-while="editing"]')?.href ??
    page.location.href;
  const fresh = await fetchPage(cancelHref);
  const list = fresh?.querySelector('[data-favourites], .trips__empty');
  if (!list) return page.location.assign(cancelHref);
  form.replaceWith(list);
  noteMode(false);
  const next =
    list.querySelector<HTMLElement>('[data-control="edit-favourites"][data-while="resting"]') ??
    list.querySelector<HTMLElement>('a');
  next?.focus({ preventScroll: true });
}
