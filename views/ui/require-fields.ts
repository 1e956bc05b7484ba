import {
  fieldsToComplete,
  type FieldValue,
  isReadyToSend,
  type RequiredField,
} from '../../src/core/shared/required-fields';
import { REGION_REPLACED } from './replace-regions';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Disables the submit of a form with `data-requires-fields` until each required field has a value and none shows an
 * error (SUI-19). The button stays focusable: a press focuses the first missing field. Without script the server
 * validates the same.
 */
export function requireFields(page: Document): void {
  const update = () => {
    for (const form of page.querySelectorAll<HTMLFormElement>('form[data-requires-fields]')) setDisabled(form);
  };
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form[data-requires-fields]')) return;
    forgiveError(target);
    update();
  };
  page.addEventListener('input', follow);
  page.addEventListener('change', follow);
  page.addEventListener('click', leadToFirst, true);
  page.addEventListener(REGION_REPLACED, update);
  // Browsers restore field values after `pageshow`.
  page.defaultView?.addEventListener('pageshow', update);
  update();
}

function leadToFirst(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button[aria-disabled="true"]') : null;
  const form = button?.closest<HTMLFormElement>('form[data-requires-fields]');
  if (!form) return;
  event.preventDefault();
  const [first] = fieldsToComplete(stateOf(form));
  controlsOf(form)
    .find(({ name }) => name === first)
    ?.focus();
}

function setDisabled(form: HTMLFormElement): void {
  const state = stateOf(form);
  const isDisabled = !isReadyToSend(state);
  const shownHint = state.fieldsWithErrors.length > 0 ? 'errors' : 'missing';
  for (const hint of form.querySelectorAll<HTMLElement>('[data-hint-of]'))
    hint.hidden = hint.dataset['hintOf'] !== shownHint;
  for (const button of form.querySelectorAll('button[type="submit"]')) {
    if (isDisabled) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

/** Clears an error that only the server can check, of this field and of those in `data-validated-with`. */
function forgiveError(target: Element): void {
  const together = target instanceof HTMLElement ? target.dataset['validatedWith'] : undefined;
  const scopes =
    together === undefined ? [] : (target.closest('form')?.querySelectorAll('[data-validated-with]') ?? []);
  const wrong = [target, ...scopes].flatMap((field) => [
    ...(field.closest('.field--wrong')?.querySelectorAll('[aria-invalid="true"]') ?? []),
  ]);
  for (const field of wrong) field.setAttribute('aria-invalid', 'false');
}

function stateOf(form: HTMLFormElement) {
  const controls = controlsOf(form);
  const wrong = controls.filter((control) => control.getAttribute('aria-invalid') === 'true').map(({ name }) => name);
  return {
    requiredFields: controls.filter(({ required }) => required).map((control) => toField(control, controls)),
    fieldsWithErrors: wrong,
  };
}

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      !control.disabled &&
      control.name !== '',
  );

function toField(control: Control, all: readonly Control[]): RequiredField {
  const { requiredValue } = control.dataset;
  const value = valueOf(control, all);
  if (requiredValue === undefined) return { name: control.name, value };
  return {
    name: control.name,
    value: typeof value === 'string' ? value : String(new FormData(control.form ?? undefined).get(control.name) ?? ''),
    requiredValue,
  };
}

/** A single checkbox is a boolean; checkboxes and radios that share a name are the list of checked values. */
function valueOf(control: Control, all: readonly Control[]): FieldValue {
  if (control instanceof HTMLSelectElement && control.multiple)
    return [...control.selectedOptions].map(({ value }) => value);
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type)) return control.value;
  const group = all.filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === control.name,
  );
  if (group.length === 1) return control.checked;
  return group.filter(({ checked }) => checked).map(({ value }) => value);
}
