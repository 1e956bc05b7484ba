import { boxesOf, radiosOf } from './follow-reserve-form';
import type { ChosenBooking } from './send-booking';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

const maxNotesLength = 1_000;

/** Shows all mistakes and focuses the first (EXC-14). Returns false when nothing is missing. */
export function showMistakes(form: HTMLFormElement, choice: Partial<ChosenBooking>): boolean {
  const fields = checkFields(form, choice);
  for (const field of fields) showMistake(form, field);
  const wrong = fields.find(({ message }) => message !== undefined);
  wrong?.field?.focus();
  return wrong !== undefined;
}

/** A message is untrue as soon as its answer is given; that of another field stays. */
export function removeCorrectedMistakes(form: HTMLFormElement, choice: Partial<ChosenBooking>): void {
  for (const field of checkFields(form, choice)) if (field.message === undefined) showMistake(form, field);
}

/** Validates as the server does. */
const checkFields = (
  form: HTMLFormElement,
  { departure, guests, notes }: Partial<ChosenBooking>,
): readonly Mistake[] => [
  { id: 'departure', message: departure ? undefined : texts.noDate, field: radiosOf(form)[0] },
  {
    id: 'guests',
    message: guests && guests.length > 0 ? undefined : texts.noGuests,
    field: boxesOf(form).find(({ disabled }) => !disabled),
  },
  {
    id: 'notes',
    message: (notes ?? '').length > maxNotesLength ? texts.notesTooLong : undefined,
    field: form.querySelector<HTMLElement>('textarea[name="notes"]'),
  },
];

interface Mistake {
  readonly id: string;
  readonly message: string | undefined;
  readonly field: HTMLElement | null | undefined;
}

function showMistake(form: HTMLFormElement, { id, message, field }: Mistake): void {
  const frame =
    id === 'notes'
      ? field?.closest<HTMLElement>('.field')
      : form.querySelector<HTMLElement>(`#${id}, [id="${id}"]`)?.closest<HTMLElement>('fieldset');
  if (!frame) return;
  frame.querySelector('.field__error')?.remove();
  frame.classList.toggle('choices--wrong', message !== undefined && id !== 'notes');
  const describedElement = id === 'notes' ? field : frame;
  if (id === 'notes') field?.toggleAttribute('aria-invalid', false);
  const others = (describedElement?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one !== '' && one !== `${id}-error`);
  if (message !== undefined) {
    frame.append(
      Object.assign(form.ownerDocument.createElement('p'), {
        className: 'field__error',
        id: `${id}-error`,
        textContent: message,
      }),
    );
    if (id === 'notes') field?.setAttribute('aria-invalid', 'true');
  }
  const all = message === undefined ? others : [...others, `${id}-error`];
  if (all.length > 0) describedElement?.setAttribute('aria-describedby', all.join(' '));
  else describedElement?.removeAttribute('aria-describedby');
}
