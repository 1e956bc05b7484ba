import Joi from 'joi';
import type { SendOutcome } from '../../core/messages/message-sender.port';

interface TakenMessage {
  readonly sid: string;
  readonly status: string;
}

export const failedStatuses: readonly string[] = ['failed', 'undelivered', 'canceled'];

export const takenSchema = Joi.object<TakenMessage>({
  sid: Joi.string()
    .pattern(/^[SM]M[0-9a-fA-F]{32}$/)
    .required(),
  // A status that came later means that the message was taken: as a failure it would be sent again, and arrive twice.
  status: Joi.string()
    .invalid(...failedStatuses)
    .required(),
});

/** What became of a message; the code says why a carrier did not deliver it. */
export const fateSchema = Joi.object<{ readonly status: string; readonly error_code?: number | null }>({
  status: Joi.string().required(),
  error_code: Joi.number().integer().allow(null),
});

/** Every error response of Twilio's API; its message repeats the phone number, so it is not read. */
export const refusalSchema = Joi.object<{ readonly code: number }>({ code: Joi.number().integer().required() });

type RefusedSend = Extract<SendOutcome, { readonly kind: 'refused' }>;

const reasons: ReadonlyMap<number, RefusedSend['reason']> = new Map([
  [21211, 'unknown-address'],
  [21214, 'unknown-address'],
  [21217, 'unknown-address'],
  [21614, 'unknown-address'],
  [21635, 'unknown-address'],
  [21408, 'unsupported-country'],
  [21612, 'unsupported-country'],
  [21610, 'opted-out'],
]);

/**
 * These error codes concern the line's account (not active, in trial, its day's limit reached), its sender or a full
 * queue: they are temporary, or for an operator to fix.
 */
const codesOfTheLine = new Set([
  10001, 20003, 20005, 20006, 20008, 20404, 20429, 21212, 21472, 21603, 21606, 21608, 21611, 21659, 21660, 21661, 21701,
  21703, 21705, 63038, 90010,
]);
const loginStatuses: readonly number[] = [401, 403];

/**
 * Returns the outcome for the guest; undefined when the refusal does not concern the guest's number. A refused login or
 * permission never does, whatever its code.
 */
export function refusedFor(code: number, status: number): RefusedSend | undefined {
  if (codesOfTheLine.has(code) || (loginStatuses.includes(status) && !reasons.has(code))) return undefined;
  return { kind: 'refused', reason: reasons.get(code) ?? 'other' };
}
