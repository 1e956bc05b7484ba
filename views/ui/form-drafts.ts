import { replacePostedAddress } from './replace-posted-address';
import { dropSealed, openSealed, readDraftKey, seal } from './sealed-drafts';
import { uiTexts as texts } from './ui.texts';

/** Session storage of this tab: what was entered in forms with `data-draft` and not sent, by the attribute's value. */
const STORE = 'formDrafts';

type Values = readonly (readonly [name: string, value: string])[];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Draft {
  readonly values: Values;
  /** True when a signed-in guest entered the values; a page for visitors deletes such a draft. */
  readonly isGuests: boolean;
  /** True when the draft was submitted; the page that confirms the submission deletes it. */
  readonly isSent: boolean;
}

type Drafts = Readonly<Record<string, Draft>>;

/**
 * Deletes the drafts of a guest who has signed out and those that this page confirms (`data-ends-draft`: the first
 * words of their names), and restores the others. A widget restores its own form.
 */
export function installDrafts(page: Document): void {
  replacePostedAddress(window);
  const isVisitors = page.querySelector('[data-notifications]:not([data-visit])') !== null;
  const confirmedNames = page.querySelector<HTMLElement>('[data-ends-draft]')?.dataset['endsDraft']?.split(' ') ?? [];
  const drafts = Object.entries(readDrafts());
  const others = drafts.filter(
    ([name, { isGuests, isSent }]) =>
      !(isVisitors && isGuests) && !(isSent && confirmedNames.includes(name.split(' ')[0] ?? '')),
  );
  if (others.length < drafts.length) storeDrafts(Object.fromEntries(others));
  if (confirmedNames.length > 0 && !isVisitors) dropSealed();
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-draft]'))
    if (!form.closest('[data-widget]')) followDraft(form);
}

const followedForms = new WeakSet<HTMLFormElement>();

/** Restores what was entered in a form and not sent, shows a notice, and stores what is entered from now on. */
export function followDraft(form: HTMLFormElement | null): void {
  if (!form || followedForms.has(form)) return;
  followedForms.add(form);
  // Values that were entered in the meantime are newer than the draft.
  if (!controlsOf(form).every(isDefault)) saveDraft(form, false);
  else restore(form);
  // A dialog that is opened again has the values entered before it was closed, and shows the notice.
  form.closest('dialog')?.addEventListener('close', () => {
    if (!controlsOf(form).every(isDefault) && !form.querySelector('.form-draft'))
      showRestored(form, () => discard(form));
  });
  const save = () => saveDraft(form, false);
  form.addEventListener('input', save);
  form.addEventListener('change', save);
  sendDraft(form);
  form.addEventListener('submit', () => {
    if (nameOf(form) in readDrafts()) saveDraft(form, true);
  });
  if ('draftAsks' in form.dataset) askBeforeLeaving(form);
  if ('draftOf' in form.dataset) sealWhileTyped(form);
}

function restore(form: HTMLFormElement): void {
  const draft = readDrafts()[nameOf(form)];
  if (draft && writeValues(form, draft.values)) showRestored(form, () => discard(form));
}

/** Replaces the visit in the names of sealed drafts, because the next sign-in begins another visit. */
const visitMark = '{visit}';

/** Restores what the same guest entered before the session ended, and seals what is entered from now on. */
function sealWhileTyped(form: HTMLFormElement): void {
  const visit = visitOf(form.ownerDocument);
  if (visit === undefined) return;
  void openSealed(visit).then((text) => {
    if (text === undefined) return;
    storeDrafts({ ...(JSON.parse(text.replaceAll(visitMark, visit)) as Drafts), ...readDrafts() });
    for (const followed of formsOfGuest(form.ownerDocument))
      if (controlsOf(followed).every(isDefault)) restore(followed);
    void sealDrafts(form.ownerDocument);
  });
  // The key is fetched with the first input, because it is not given any more once the session has ended.
  form.addEventListener('input', () => void readDraftKey(visit), { once: true });
  for (const kind of ['change', 'submit']) form.addEventListener(kind, () => void sealDrafts(form.ownerDocument));
}

/** Reads the forms too, because a sign-out in another tab has emptied the storage by the time that this one learns of it. */
export async function sealDrafts(page: Document): Promise<void> {
  const visit = visitOf(page);
  if (visit === undefined) return;
  const ofForms = formsOfGuest(page)
    .filter((form) => !controlsOf(form).every(isDefault))
    .map((form): [string, Draft] => [nameOf(form), { values: readValues(form), isGuests: true, isSent: false }]);
  const drafts = { ...Object.fromEntries(ofForms), ...guestsDrafts() };
  if (Object.keys(drafts).length === 0) dropSealed();
  else await seal(JSON.stringify(drafts).replaceAll(visit, visitMark), visit);
}

/** Not every form names its visit, but every page of a guest does; a page of the engine has it in its form alone. */
function visitOf(page: Document): string | undefined {
  const visits = [...page.querySelectorAll<HTMLElement>('form[data-draft-of], [data-visit]')].map(
    ({ dataset: { draftOf, visit } }) => draftOf || visit,
  );
  return visits.find((visit) => visit !== undefined && visit !== '');
}

const formsOfGuest = (page: Document): readonly HTMLFormElement[] =>
  [...page.querySelectorAll<HTMLFormElement>('form[data-draft-of]')].filter((form) => followedForms.has(form));

const guestsDrafts = (): Drafts =>
  Object.fromEntries(Object.entries(readDrafts()).filter(([, { isGuests }]) => isGuests));

/**
 * Sends the draft of a form with `data-draft-to` to the server as well, for other tabs and for pages to which this one
 * leads.
 */
function sendDraft(form: HTMLFormElement): void {
  const address = form.dataset['draftTo'];
  if (address === undefined) return;
  form.addEventListener('change', () => {
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    navigator.sendBeacon(address, new URLSearchParams(values));
  });
}

/** Asks before a form is left. The reservation's own steps do not ask, because their close dialog has asked already. */
function askBeforeLeaving(form: HTMLFormElement): void {
  let submitEvent: SubmitEvent | undefined;
  const ask = (event: BeforeUnloadEvent) => {
    const isLeavingByIt = submitEvent !== undefined && !submitEvent.defaultPrevented;
    if (!isLeavingByIt && form.isConnected && !controlsOf(form).every(isDefault)) event.preventDefault();
  };
  form.addEventListener('submit', (event) => {
    submitEvent = event;
  });
  // Without input the listener would only keep the page out of the back/forward cache.
  form.addEventListener('input', ({ isTrusted }) => {
    if (isTrusted) window.addEventListener('beforeunload', ask);
  });
}

function discard(form: HTMLFormElement): void {
  writeValues(form, readDefaults(form));
  deleteDraft(form);
}

export function deleteDraft(form: HTMLFormElement): void {
  const others = Object.entries(readDrafts()).filter(([name]) => name !== nameOf(form));
  storeDrafts(Object.fromEntries(others));
  if ('draftOf' in form.dataset) dropSealed();
}

export function showRestored(form: HTMLFormElement, undo: () => void): void {
  const page = form.ownerDocument;
  const note = Object.assign(page.createElement('div'), { className: 'notice form-draft' });
  note.setAttribute('role', 'status');
  const button = Object.assign(page.createElement('button'), { type: 'button', className: 'button button--quiet' });
  button.append(Object.assign(page.createElement('span'), { className: 'button__text', textContent: texts.discard }));
  button.addEventListener('click', () => {
    undo();
    note.remove();
    controlsOf(form)[0]?.focus();
  });
  note.append(
    Object.assign(page.createElement('p'), { className: 'notice__body', textContent: texts.restored }),
    button,
  );
  form.prepend(note);
  // A dialog focuses its first control when it opens, which must not be the button that discards.
  controlsOf(form)[0]?.toggleAttribute('autofocus', form.closest('dialog') !== null);
}

const nameOf = ({ dataset }: HTMLFormElement): string => dataset['draft'] ?? '';

function saveDraft(form: HTMLFormElement, isSent: boolean): void {
  if (controlsOf(form).every(isDefault)) return deleteDraft(form);
  const draft: Draft = { values: readValues(form), isGuests: 'draftOf' in form.dataset, isSent };
  storeDrafts({ ...readDrafts(), [nameOf(form)]: draft });
}

function readDrafts(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

function storeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, JSON.stringify(drafts));
  } catch {
    // When storage is full or blocked, the form must be filled in again.
  }
}

const notStored = ['hidden', 'password', 'file', 'submit', 'button'];

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.name !== '' &&
      !notStored.includes(control.type),
  );

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

function isDefault(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value === defaultOf(control);
  return isChoice(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

const readValues = (form: HTMLFormElement): Values =>
  controlsOf(form).flatMap((control) =>
    isChoice(control) && !control.checked ? [] : [[control.name, control.value] as const],
  );

const readDefaults = (form: HTMLFormElement): Values =>
  controlsOf(form).flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [[control.name, defaultOf(control) ?? ''] as const];
    if (isChoice(control)) return control.defaultChecked ? [[control.name, control.value] as const] : [];
    return [[control.name, control.defaultValue] as const];
  });

const defaultOf = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;

/** Writes in the order of the fields, so that each form's script can follow. Returns whether anything has changed. */
function writeValues(form: HTMLFormElement, values: Values): boolean {
  const changedControls = controlsOf(form).filter((control) => {
    if (!write(control, values)) return false;
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
  });
  return changedControls.length > 0;
}

function write(control: Control, values: Values): boolean {
  if (isChoice(control)) {
    const isChecked = values.some(([name, value]) => name === control.name && value === control.value);
    if (control.disabled || control.checked === isChecked) return false;
    control.checked = isChecked;
    return true;
  }
  const text = values.find(([name]) => name === control.name)?.[1];
  if (text === undefined || text === control.value) return false;
  if (control instanceof HTMLSelectElement && [...control.options].every(({ value }) => value !== text)) return false;
  control.value = text;
  return true;
}
