import { boxesOf, radiosOf } from './follow-reserve-form';
import type { ChosenBooking } from './send-booking';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

const maxNotesLength = 1_000;

/** Validates as the server does (EXC-14); focuses the first mistake. Returns false when nothing is missing. */
export function showMistakes(form: HTMLFormElement, { departure, guests, notes }: Partial<ChosenBooking>): boolean {
  const fields: readonly (readonly [id: string, message: string | undefined, field: HTMLElement | null | undefined])[] =
    [
      ['departure', departure ? undefined : texts.noDate, radiosOf(form)[0]],
      [
        'guests',
        guests && guests.length > 0 ? undefined : texts.noGuests,
        boxesOf(form).find(({ disabled }) => !disabled),
      ],
      [
        'notes',
        (notes ?? '').length > maxNotesLength ? texts.notesTooLong : undefined,
        form.querySelector<HTMLElement>('textarea[name="notes"]'),
      ],
    ];
  for (const [id, message, field] of fields) showMistake(form, { id, message, field });
  const wrong = fields.find(([, message]) => message !== undefined);
  wrong?.[2]?.focus();
  return wrong !== undefined;
}

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
