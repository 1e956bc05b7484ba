import { boxesOf, radiosOf } from './follow-reserve-form';
import { readOuting } from './send-outing';

/** What was chosen, over a sign-in in between (EXC-16, H43). It stays in this tab, and is read once. */
interface KeptOuting {
  readonly reservationId: string;
  readonly departureId: string;
  readonly guests: readonly string[];
  readonly notes: string;
  readonly key: string;
}

const keptUnder = 'outing';

export function keepOuting(form: HTMLFormElement, key: string): void {
  const { departure, guests, notes } = readOuting(form);
  const kept: KeptOuting = {
    reservationId: fieldOf(form, 'reservationId'),
    departureId: departure?.value ?? '',
    guests: guests.map(({ name }) => name),
    notes,
    key,
  };
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify(kept));
  } catch {
    // Without room the form is filled in again.
  }
}

/** Puts back what was chosen for this trip; another guest's form has other trips. Gives the key of the wish. */
export function restoreOuting(form: HTMLFormElement): string | undefined {
  const kept = takeKept();
  if (!kept || kept.reservationId !== fieldOf(form, 'reservationId')) return undefined;
  for (const radio of radiosOf(form)) radio.checked = radio.value === kept.departureId;
  for (const box of boxesOf(form)) box.checked = kept.guests.includes(box.name) && !box.disabled;
  const notes = form.querySelector<HTMLTextAreaElement>('textarea[name="notes"]');
  if (notes) notes.value = kept.notes;
  return kept.key;
}

function takeKept(): KeptOuting | undefined {
  try {
    const text = sessionStorage.getItem(keptUnder);
    sessionStorage.removeItem(keptUnder);
    return text === null ? undefined : (JSON.parse(text) as KeptOuting);
  } catch {
    return undefined;
  }
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
