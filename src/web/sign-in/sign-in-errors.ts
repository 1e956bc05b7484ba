import type { RequestCodeOutcome } from '../../core/sign-in/request-code';
import { signInTexts } from '../../core/sign-in/sign-in-texts';
import type { StartSessionOutcome } from '../../core/sign-in/start-session';
import type { VerifyCodeOutcome } from '../../core/sign-in/verify-code';
import { HttpError } from '../http-error';

const retrySoonSeconds = 5;

type FailedRequest = Exclude<RequestCodeOutcome, { kind: 'sent' | 'no-match' }>;

/** Status and words of a code that was not sent (reliability D4, TRK-02 to TRK-04). */
export function toRequestError(outcome: FailedRequest): HttpError {
  switch (outcome.kind) {
    case 'bot-check-empty':
      return new HttpError(422, 'BOT_CHECK_EMPTY', signInTexts.botCheckEmpty, { fields: [{ field: 'token', message: signInTexts.botCheckEmpty }] });
    case 'bot-check-failed':
      return new HttpError(403, 'BOT_CHECK_FAILED', signInTexts.botCheckFailed);
    case 'bot-check-unavailable':
      return new HttpError(503, 'BOT_CHECK_UNAVAILABLE', signInTexts.botCheckUnavailable, { retryAfterSeconds: retrySoonSeconds });
    case 'unavailable':
      return unavailable(outcome.cause);
  }
}

/** Status and words of a code that did not open the door (AUT-24, reliability A1, A2). */
export function toVerifyError(outcome: Exclude<VerifyCodeOutcome, { kind: 'verified' }>): HttpError {
  switch (outcome.kind) {
    case 'failed':
      return new HttpError(401, 'OTP_FAILED', signInTexts.verificationFailed);
    case 'too-many-attempts':
      return new HttpError(429, 'TOO_MANY_ATTEMPTS', signInTexts.tooManyAttempts, { retryAfterSeconds: outcome.retryAfterSeconds });
    case 'unavailable':
      return unavailable(outcome.cause);
  }
}

/** AUT-25. */
export function toSessionError(outcome: Exclude<StartSessionOutcome, { kind: 'started' }>): HttpError {
  return outcome.kind === 'unavailable'
    ? unavailable(outcome.cause)
    : new HttpError(401, 'AUTHENTICATION_FAILED', signInTexts.authenticationFailed);
}

/** The cause is for the log alone. */
const unavailable = (cause: unknown) =>
  Object.assign(new HttpError(503, 'UNAVAILABLE', signInTexts.unexpected, { retryAfterSeconds: retrySoonSeconds }), { cause });
