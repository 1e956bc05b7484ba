import { botCheckTexts } from '../../core/shared/bot-check-texts';
import type { RequestCodeOutcome } from '../../core/sign-in/request-code';
import { signInClosed, signInTexts } from '../../core/sign-in/sign-in-texts';
import type { StartSessionOutcome } from '../../core/sign-in/start-session';
import type { VerifyCodeOutcome } from '../../core/sign-in/verify-code';
import { HttpError } from '../http-error';

const shortRetrySeconds = 5;

type FailedRequest = Exclude<RequestCodeOutcome, { kind: 'sent' | 'choose' | 'no-match' }>;

export function toRequestError(outcome: FailedRequest): HttpError {
  switch (outcome.kind) {
    case 'bot-check-empty':
      return new HttpError(422, 'BOT_CHECK_EMPTY', botCheckTexts.empty, {
        fields: [{ field: 'token', message: botCheckTexts.empty }],
      });
    case 'bot-check-failed':
      return new HttpError(403, 'BOT_CHECK_FAILED', botCheckTexts.failed);
    case 'bot-check-unavailable':
      return new HttpError(503, 'BOT_CHECK_UNAVAILABLE', botCheckTexts.unavailable, {
        retryAfterSeconds: shortRetrySeconds,
      });
    case 'bot-check-limited':
      return new HttpError(429, 'WAIT', botCheckTexts.failed, { retryAfterSeconds: outcome.retryAfterSeconds });
    case 'wait':
      return new HttpError(429, 'WAIT', signInTexts.wait, { retryAfterSeconds: outcome.retryAfterSeconds });
    case 'unlisted-country':
      return new HttpError(422, 'UNLISTED_COUNTRY', signInTexts.unlistedCountry, {
        fields: [{ field: 'code', message: signInTexts.unlistedCountry }],
      });
    case 'undeliverable':
      return new HttpError(
        422,
        'UNDELIVERABLE',
        outcome.reason === 'unsupported-country' ? signInTexts.unlistedCountry : signInTexts.undeliverable,
      );
    case 'unavailable':
      return unavailable(outcome.cause);
  }
}

export function toVerifyError(outcome: Exclude<VerifyCodeOutcome, { kind: 'verified' }>): HttpError {
  switch (outcome.kind) {
    case 'failed':
      return new HttpError(401, 'OTP_FAILED', signInTexts.verificationFailed);
    case 'too-many-attempts':
      return new HttpError(429, 'TOO_MANY_ATTEMPTS', signInTexts.tooManyAttempts, {
        retryAfterSeconds: outcome.retryAfterSeconds,
      });
    case 'locked-out':
      return new HttpError(429, 'TOO_MANY_ATTEMPTS', signInClosed(outcome.retryAfterSeconds), {
        retryAfterSeconds: outcome.retryAfterSeconds,
      });
    case 'unavailable':
      return unavailable(outcome.cause);
  }
}

export function toSessionError(outcome: Exclude<StartSessionOutcome, { kind: 'started' }>): HttpError {
  return outcome.kind === 'unavailable'
    ? unavailable(outcome.cause)
    : new HttpError(401, 'AUTHENTICATION_FAILED', signInTexts.authenticationFailed);
}

/** The cause is for the log and is never sent. */
const unavailable = (cause: unknown) =>
  new HttpError(503, 'UNAVAILABLE', signInTexts.unexpected, { retryAfterSeconds: shortRetrySeconds, cause });
