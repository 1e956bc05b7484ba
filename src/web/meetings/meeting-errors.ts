import type { ArrangeOutcome } from '../../core/meetings/arrange-meeting';
import { meetingsTexts as texts } from '../../../views/meetings/meetings.texts';
import { HttpError } from '../http-error';

export const noAccess = () => new HttpError(404, 'NOT_FOUND', texts.noAccess);

export const someoneElse = () => new HttpError(403, 'FORBIDDEN', texts.someoneElse);

export const tooOften = (retryAfterSeconds: number) =>
  new HttpError(429, 'RATE_LIMITED', texts.tooOften, { retryAfterSeconds });

export function toArrangeError(
  outcome: Exclude<ArrangeOutcome, { readonly kind: 'arranged' | 'unchanged' }>,
): HttpError {
  switch (outcome.kind) {
    case 'taken':
      return new HttpError(409, 'TIME_TAKEN', texts.taken);
    case 'full':
      return new HttpError(409, 'CALENDAR_FULL', texts.full);
    case 'key-reused':
      return new HttpError(422, 'KEY_REUSED', texts.keyReused);
    // The API changes only future appointments, so `over` cannot occur here.
    case 'over':
    case 'not-found':
      return noAccess();
    case 'too-often':
      return tooOften(outcome.retryAfterSeconds);
  }
}
