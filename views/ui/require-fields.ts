import {
  fieldsToComplete,
  type FieldValue,
  isReadyToSend,
  type RequiredField,
} from '../../src/core/shared/required-fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form with `data-requires-fields` is held back until each of its required fields has a value and none shows an error
 * (SUI-19). Held back, its button can still be reached: a press leads to the first field that it waits for. Without script
 * the button sends the form, and the server says the same.
 */
export function requireFields(page: Document): void {
  const hold = () => {
    for (const form of page.querySelectorAll<HTMLFormElement>('form[data-requires-fields]')) holdBack(form);
  };
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form[data-requires-fields]')) return;
    forgiveError(target);
    hold();
  };
  page.addEventListener('input', follow);
  page.addEventListener('change', follow);
  page.addEventListener('click', leadToFirst, true);
  // Browsers fill in a page that comes back after it is there.
  page.defaultView?.addEventListener('pageshow', hold);
  hold();
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

function holdBack(form: HTMLFormElement): void {
  const isHeld = !isReadyToSend(stateOf(form));
  for (const button of form.querySelectorAll('button[type="submit"]')) {
    if (isHeld) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

/** What was wrong is being mended: only the server can say whether it is right now. */
function forgiveError(target: Element): void {
  for (const wrong of target.closest('.field--wrong')?.querySelectorAll('[aria-invalid="true"]') ?? [])
    wrong.removeAttribute('aria-invalid');
}

function stateOf(form: HTMLFormElement) {
  const controls = controlsOf(form);
  const wrong = controls.filter((control) => control.getAttribute('aria-invalid') === 'true').map(({ name }) => name);
  return {
    required: controls.filter(({ required }) => required).map((control) => toField(control, controls)),
    fieldsWithErrors: wrong,
  };
}

/** What is switched off, and what a browser does not send, is asked of nobody. */
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

/** A lone box is ticked or not; boxes and circles of one name are a list of what was chosen. */
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
