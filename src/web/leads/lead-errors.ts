import { leadTexts } from '../../core/leads/lead-texts';
import type { SubmitLeadOutcome } from '../../core/leads/submit-lead-outcome';
import { botCheckTexts } from '../../core/shared/bot-check-texts';
import { HttpError, notFound } from '../http-error';
import { leadWebTexts as texts } from './lead-web.texts';

const shortRetrySeconds = 5;

export type RefusedLead = Exclude<SubmitLeadOutcome, { kind: 'taken' }>;

/** Maps a refused form to status and message (FRM-39 by H13, TRK-02 to TRK-04, reliability D1 to D4). */
export function toLeadError(outcome: RefusedLead): HttpError {
  switch (outcome.kind) {
    case 'invalid':
      return invalid(outcome.errors);
    case 'bot-check-empty':
      return new HttpError(422, 'BOT_CHECK_EMPTY', botCheckTexts.empty);
    case 'bot-check-failed':
      return new HttpError(403, 'BOT_CHECK_FAILED', botCheckTexts.failed);
    case 'key-reused':
      return new HttpError(422, 'KEY_REUSED', leadTexts.keyReused);
    case 'unknown-form':
      return notFound();
    case 'limited':
      return new HttpError(429, 'RATE_LIMITED', texts.limited, { retryAfterSeconds: outcome.retryAfterSeconds });
    case 'unavailable':
      // The cause is for the log and is never sent.
      return Object.assign(
        new HttpError(503, 'UNAVAILABLE', texts.unexpected, { retryAfterSeconds: shortRetrySeconds }),
        { cause: outcome.cause },
      );
  }
}

function invalid(errors: Readonly<Record<string, string>>): HttpError {
  const fields = Object.entries(errors).map(([field, message]) => ({ field, message }));
  return new HttpError(422, 'INVALID', fields[0]?.message ?? texts.unexpected, { fields });
}
