import { expectedBookingStatus } from '../../src/core/excursions/expected-booking-status';
import { boxesOf, radiosOf } from './follow-reserve-form';

export interface ChosenBooking {
  readonly departure: HTMLInputElement;
  readonly guests: readonly HTMLInputElement[];
  readonly notes: string;
}

interface BookedLine {
  readonly participantId: string;
  readonly bookingStatus: string;
}

export type SendOutcome =
  | {
      readonly kind: 'reserved';
      readonly isConfirmed: boolean;
      readonly position?: number;
      readonly lines: readonly BookedLine[];
    }
  /** The booking system has received the request but not confirmed its outcome. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly message: string; readonly reference: string }
  /** The outcome is unknown: only the same request with the same key may be sent again. */
  | { readonly kind: 'unanswered'; readonly reference: string }
  | { readonly kind: 'signed-out' };

interface Receipt {
  readonly status: 'CONFIRMED' | 'WAITLIST';
  readonly position?: number;
  readonly results: readonly BookedLine[];
}

interface Refusal {
  readonly error: string;
  readonly requestId: string;
}

const limitMs = 15_000;
/** Statuses after which it is certain that nothing was reserved. */
const certain = (status: number) => (status >= 400 && status < 500 && status !== 408) || status === 503;

export function readReserveForm(form: HTMLFormElement): Partial<ChosenBooking> & Omit<ChosenBooking, 'departure'> {
  const departure = radiosOf(form).find(({ checked }) => checked);
  const guests = boxesOf(form).filter(({ checked, disabled }) => checked && !disabled);
  const notes = form.querySelector<HTMLTextAreaElement>('textarea[name="notes"]')?.value.trim() ?? '';
  return { ...(departure ? { departure } : {}), guests, notes };
}

/** Serialises the request: a changed selection is a new request with a new key (reliability D6). */
export const requestTextOf = ({ departure, guests, notes }: ChosenBooking): string =>
  JSON.stringify([departure.value, guests.map(({ name }) => name), notes]);

/** `key`: when the request is sent again after a lost response, it is executed only once (API-13). */
export async function sendBooking(
  form: HTMLFormElement,
  excursionBooking: ChosenBooking,
  key: string,
): Promise<SendOutcome> {
  try {
    const answer = await fetch('/api/shore-ex-book', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(linesOf(form, excursionBooking)),
      signal: AbortSignal.timeout(limitMs),
    });
    return await toOutcome(answer, key);
  } catch {
    return { kind: 'unanswered', reference: key };
  }
}

async function toOutcome(answer: Response, key: string): Promise<SendOutcome> {
  if (answer.status === 401) return { kind: 'signed-out' };
  if (answer.status === 202) return { kind: 'pending' };
  const reference = answer.headers.get('X-Request-Id') ?? key;
  if (answer.ok) {
    const { status, position, results } = (await answer.json()) as Receipt;
    return {
      kind: 'reserved',
      isConfirmed: status === 'CONFIRMED',
      lines: results,
      ...(position === undefined ? {} : { position }),
    };
  }
  if (!certain(answer.status)) return { kind: 'unanswered', reference };
  const { error, requestId } = (await answer.json()) as Refusal;
  return { kind: 'refused', message: error, reference: requestId };
}

function linesOf(form: HTMLFormElement, { departure, guests, notes }: ChosenBooking): readonly object[] {
  const { tour = '', price = '' } = form.dataset;
  const bookingStatus = expectedBookingStatus(Number(departure.dataset['left']), guests.length);
  return guests.map(({ dataset: { participant, ageGroup } }) => ({
    ageGroup,
    ageGroupPricingId: `${tour}-${ageGroup}`,
    participantId: participant,
    bookableTourDepartureId: departure.value,
    bookableTourId: departure.dataset['tourId'],
    bookingStatus,
    quantity: 1,
    salesChannelId: 'WEB',
    grossAmount: Number(price),
    netAmount: Number(price),
    longComments: notes,
  }));
}
