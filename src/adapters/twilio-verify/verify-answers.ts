import Joi from 'joi';
import type { SendOutcome } from '../../core/messages/message-sender.port';

interface StartedVerification {
  readonly sid: string;
  readonly status: string;
}

export const verificationSid = /^VE[0-9a-fA-F]{32}$/;

export const startedSchema = Joi.object<StartedVerification>({
  sid: Joi.string().pattern(verificationSid).required(),
  status: Joi.string().required(),
});

/** A verification that was sent more than once is shared: each browser that requested it was sent the same code. */
interface FetchedVerification {
  readonly send_code_attempts: readonly unknown[];
}

export const fetchedSchema = Joi.object<FetchedVerification>({
  send_code_attempts: Joi.array().required(),
});

interface CheckedVerification {
  readonly status: string;
  readonly valid: boolean;
}

/**
 * This is VerificationCheck's response with status 200. A wrong code is `pending`; any status but `approved` is a
 * refusal.
 */
export const checkedSchema = Joi.object<CheckedVerification>({
  status: Joi.string().required(),
  valid: Joi.boolean().required(),
});

const refusalSchema = Joi.object<{ readonly code: number }>({ code: Joi.number().integer().required() });

export function refusalCode(body: unknown): number | undefined {
  const { error, value } = refusalSchema.validate(body, { stripUnknown: true, presence: 'required' });
  return error ? undefined : value.code;
}

/** The verification has expired, was approved, was cancelled, or never existed. */
export const goneCode = 20404;
/** Five codes were checked against the verification. */
export const tooManyChecks = 60202;

type RefusedSend = Extract<SendOutcome, { readonly kind: 'refused' }>;

/** These codes concern the guest's number. All other codes are temporary or for an operator to fix. */
const reasons: ReadonlyMap<number, RefusedSend['reason']> = new Map([
  [60200, 'unknown-address'],
  [60205, 'unknown-address'],
  [21211, 'unknown-address'],
  [21614, 'unknown-address'],
  [21610, 'opted-out'],
  [21408, 'unsupported-country'],
  [60220, 'unsupported-country'],
  [60238, 'unsupported-country'],
  [60410, 'unsupported-country'],
  [60605, 'unsupported-country'],
]);

/** Returns the outcome for the guest when sending was refused; undefined when the reason is not the guest's number. */
export function refusedFor(code: number | undefined): RefusedSend | undefined {
  const reason = code === undefined ? undefined : reasons.get(code);
  return reason === undefined ? undefined : { kind: 'refused', reason };
}
