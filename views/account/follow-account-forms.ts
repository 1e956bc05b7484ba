import { validatePostalCode } from '../../src/core/geo/postal-code';
import { followPresses } from '../ui/follow-presses';
import { validateTypedField } from './validate-typed-field';

export function followAccountForms(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-account-form]')) settleForm(form);
  const afterPress = followPresses(page);
  page.addEventListener('change', ({ target }) => {
    const form = formOf(target);
    if (!form || !(target instanceof Element)) return;
    const name = target.getAttribute('name');
    if (name === 'remove') chooseRemoval(form);
    if (name === 'country') chooseCountry(form, { isNew: true });
    afterPress(() => validate(form, target));
  });
  page.addEventListener('focusout', ({ target }) => {
    const form = formOf(target);
    // An empty field that merely loses the focus shows no error yet.
    if (form && target instanceof HTMLInputElement && target.value !== '') afterPress(() => validate(form, target));
  });
}

export function settleForm(form: HTMLFormElement): void {
  chooseCountry(form, { isNew: false });
  chooseRemoval(form);
}

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-account-form]') : null;

const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | undefined => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
};

const wasRequired = new WeakSet<Element>();
const primaryStates = new WeakMap<HTMLFormElement, { readonly isChecked: boolean; readonly isDisabled: boolean }>();

/** ACC-08: a removed entry cannot be primary and requires no fields, and the button's label changes. */
function chooseRemoval(form: HTMLFormElement): void {
  const [remove, primary] = [controlOf(form, 'remove'), controlOf(form, 'fsyPrimary')];
  const isRemoving = remove instanceof HTMLInputElement && remove.checked;
  if (primary instanceof HTMLInputElement) switchPrimary(form, primary, isRemoving);
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (control.required) wasRequired.add(control);
    if (wasRequired.has(control)) control.required = !isRemoving;
    if (isRemoving && control !== remove) clearMistake(control);
  }
  const button = form.querySelector<HTMLElement>('button[data-save]');
  const label = button?.querySelector('.button__text');
  if (button && label)
    label.textContent = (isRemoving ? button.dataset['remove'] : button.dataset['save']) ?? label.textContent;
  holdAgain(form);
}

function switchPrimary(form: HTMLFormElement, primary: HTMLInputElement, isRemoving: boolean): void {
  const before = primaryStates.get(form);
  if (isRemoving && !before) {
    primaryStates.set(form, { isChecked: primary.checked, isDisabled: primary.disabled });
    primary.checked = false;
    primary.disabled = true;
  } else if (!isRemoving && before) {
    primary.checked = before.isChecked;
    primary.disabled = before.isDisabled;
    primaryStates.delete(form);
  }
}

const allStates = new WeakMap<HTMLSelectElement, readonly HTMLOptGroupElement[]>();

/** Another country clears the state, and a country without states disables the field (ACC-13). */
function chooseCountry(form: HTMLFormElement, { isNew }: { readonly isNew: boolean }): void {
  const [country, state, code] = [controlOf(form, 'country'), controlOf(form, 'state'), controlOf(form, 'postalCode')];
  if (!(country instanceof HTMLSelectElement) || !(state instanceof HTMLSelectElement)) return;
  const groups = allStates.get(state) ?? [...state.querySelectorAll('optgroup')];
  allStates.set(state, groups);
  const stateValue = state.value;
  for (const group of groups) group.remove();
  const groupOfCountry = groups.find((group) => group.querySelector('option')?.value.startsWith(`${country.value}-`));
  const [none] = state.options;
  state.dataset['choose'] ??= none?.label ?? '';
  if (none)
    none.text = (groupOfCountry || country.value === '' ? state.dataset['choose'] : state.dataset['none']) ?? '';
  if (groupOfCountry) state.append(groupOfCountry);
  state.value = isNew ? '' : stateValue;
  if (state.selectedIndex < 0) state.value = '';
  state.disabled = !groupOfCountry;
  state.required = groupOfCountry !== undefined;
  if (isNew || !groupOfCountry) clearMistake(state);
  if (code)
    code.required = country.value !== '' && validatePostalCode({ country: country.value, text: '' }) === 'missing';
  if (isNew && code && code.value !== '') validate(form, code);
  holdAgain(form);
}

function validate(form: HTMLFormElement, target: Element): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.type === 'checkbox')
    return;
  const remove = controlOf(form, 'remove');
  if (remove instanceof HTMLInputElement && remove.checked) return;
  const message = validateTypedField({
    name: target.name,
    text: target.value,
    isRequired: target.required,
    country: controlOf(form, 'country')?.value ?? '',
  });
  if (message === undefined) clearMistake(target);
  else showMistake(target, message);
  holdAgain(form);
}

function showMistake(control: Element, message: string): void {
  const field = control.closest('.field');
  if (!field) return;
  const id = `${control.id}-error`;
  const note =
    field.querySelector('.field__error') ??
    field.appendChild(Object.assign(control.ownerDocument.createElement('p'), { className: 'field__error', id }));
  if (note.textContent !== message) note.textContent = message;
  field.classList.add('field--wrong');
  control.setAttribute('aria-invalid', 'true');
  const descriptionIds = new Set((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  control.setAttribute('aria-describedby', [...descriptionIds.add(id)].join(' '));
}

/** Clears errors that only the server can validate, such as a duplicate address, once the field changes. */
function clearMistake(control: Element): void {
  const group = control.closest('.field, .choices, .checkbox');
  if (!group) return;
  group.querySelector('.field__error')?.remove();
  group.classList.remove('field--wrong', 'choices--wrong');
  for (const wrong of group.querySelectorAll('[aria-invalid]')) wrong.setAttribute('aria-invalid', 'false');
  const otherIds = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && !id.endsWith('-error'));
  if (otherIds.length === 0) control.removeAttribute('aria-describedby');
  else control.setAttribute('aria-describedby', otherIds.join(' '));
}

/** Triggers `require-fields`, which listens for input events. */
const holdAgain = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }));
