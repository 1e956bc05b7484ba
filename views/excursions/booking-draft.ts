import { fieldOf } from '../ui/field-of';
import { boxesOf, radiosOf } from './follow-reserve-form';
import { readReserveForm } from './send-booking';

/**
 * A draft of a booking in this tab, which survives sign-in (EXC-16, H43), a closed dialog and leaving the page unsent.
 * A draft is restored once.
 */
interface BookingDraft {
  readonly path: string;
  readonly reservationId: string;
  readonly departureId: string;
  readonly guests: readonly string[];
  readonly notes: string;
  readonly key: string;
}

const draftKey = 'outing';

export function saveBookingDraft(form: HTMLFormElement, key: string): void {
  const { departure, guests, notes } = readReserveForm(form);
  const draft: BookingDraft = {
    path: pathOf(form),
    reservationId: fieldOf(form, 'reservationId'),
    departureId: departure?.value ?? '',
    guests: guests.map(({ name }) => name),
    notes,
    key,
  };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // When storage is full or blocked, the form must be filled in again.
  }
}

/** Restores nothing into another guest's form, which has other trips. Returns the request's idempotency key. */
export function restoreBookingDraft(form: HTMLFormElement): string | undefined {
  const draft = readDraft();
  if (!draft || draft.reservationId !== fieldOf(form, 'reservationId') || draft.path !== pathOf(form)) return undefined;
  sessionStorage.removeItem(draftKey);
  for (const radio of radiosOf(form)) radio.checked = radio.value === draft.departureId;
  for (const box of boxesOf(form)) box.checked = draft.guests.includes(box.name) && !box.disabled;
  const notes = form.querySelector<HTMLTextAreaElement>('textarea[name="notes"]');
  if (notes) notes.value = draft.notes;
  return draft.key;
}

function readDraft(): BookingDraft | undefined {
  try {
    const text = sessionStorage.getItem(draftKey);
    return text === null ? undefined : (JSON.parse(text) as BookingDraft);
  } catch {
    return undefined;
  }
}

const pathOf = (form: HTMLFormElement) => form.getAttribute('action') ?? '';
