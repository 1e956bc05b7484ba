import type { ReserveExperienceOutcome } from '../../core/excursions/reserve-experience';
import { clockTime } from '../../core/shared/clock-time';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import { type FieldError, HttpError } from '../http-error';
import { keyInFlight, keyReused } from '../routing/idempotency-key';

type Refusal = Exclude<ReserveExperienceOutcome, { readonly kind: 'reserved' | 'pending' }>;

export const notYourBooking = () => new HttpError(404, 'NOT_FOUND', 'We could not find this booking on your account.');
export const tooLate = () => new HttpError(409, 'CLOSED', 'It leaves too soon to be changed here. Please call us.');
export const wrongLines = (fields: readonly FieldError[]) =>
  new HttpError(422, 'INVALID', 'Please book guests of one reservation, each once, on one departure.', { fields });

/** `participantIds` are in the order of the request's lines, by which a field names its line. */
export function toBookingError(outcome: Refusal, participantIds: readonly string[]): HttpError {
  switch (outcome.kind) {
    case 'unknown-guests':
      return new HttpError(404, 'NOT_FOUND', 'We could not find these guests on your account.');
    case 'unknown-departure':
      return new HttpError(422, 'INVALID', 'It does not leave at this hour on your voyage.', {
        fields: [{ field: '0.bookableTourDepartureId', message: 'No departure of a voyage of this reservation.' }],
      });
    case 'other-age-group':
      return new HttpError(422, 'INVALID', 'One of these guests is of another age group.', {
        fields: outcome.participantIds.map((participantId) => ({
          field: `${participantIds.indexOf(participantId)}.ageGroup`,
          message: 'Not the age group of this guest.',
        })),
      });
    case 'not-booked':
      return new HttpError(409, 'NOT_BOOKED', 'Experiences can be reserved once the voyage is booked.');
    case 'not-open':
      return new HttpError(409, 'NOT_OPEN', 'Reservations for your voyage are not open yet.');
    case 'too-young':
      return new HttpError(
        422,
        'TOO_YOUNG',
        `Guests are at least ${outcome.minAge} years old on the day, and one of these is younger.`,
        {
          fields: outcome.participantIds.map((participantId) => ({
            field: `${participantIds.indexOf(participantId)}.participantId`,
            message: `${participantId} is younger than ${outcome.minAge} on the day.`,
          })),
        },
      );
    case 'no-price':
      return new HttpError(
        409,
        'PRICE_ON_REQUEST',
        'The price is on request. Ask us for it, and nothing is booked before you know it.',
      );
    case 'price-changed':
      return new HttpError(
        422,
        'PRICE_CHANGED',
        `The price is ${formatMoney(outcome.price)} per guest now. Please look at it again.`,
      );
    case 'already-booked':
      return new HttpError(409, 'ALREADY_BOOKED', 'One of these guests has a place at this hour already.');
    case 'overlaps':
      return new HttpError(
        409,
        'OVERLAPS',
        `One of these guests has something else at that time, on ${formatLongDate(outcome.other.date)} at ${clockTime(outcome.other.startsAt)}, local time.`,
      );
    case 'closed':
      return tooLate();
    case 'ended':
      return new HttpError(
        409,
        'ENDED',
        'This was reserved before and has been given back since. Nothing was reserved again.',
      );
    case 'key-reused':
      return keyReused();
    case 'in-flight':
      return keyInFlight();
  }
}
