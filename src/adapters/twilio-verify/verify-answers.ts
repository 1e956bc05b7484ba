import Joi from 'joi';
import type { SendOutcome } from '../../core/messages/message-sender.port';

export interface StartedVerification {
  readonly sid: string;
  readonly status: string;
}

export const verificationSid = /^VE[0-9a-fA-F]{32}$/;

/** 201 of Verifications; what is left out here is not needed. */
export const startedSchema = Joi.object<StartedVerification>({
  sid: Joi.string().pattern(verificationSid).required(),
  status: Joi.string().required(),
});

export interface CheckedVerification {
  readonly status: string;
  readonly valid: boolean;
}

/** 200 of VerificationCheck. A wrong code is `pending`; any word but `approved` is no. */
export const checkedSchema = Joi.object<CheckedVerification>({
  status: Joi.string().required(),
  valid: Joi.boolean().required(),
});

/** Every refusal; its message repeats the number, so it is not read. */
const refusalSchema = Joi.object<{ readonly code: number }>({ code: Joi.number().integer().required() });

/** Twilio's own number for what is wrong, or undefined when it names none. */
export function refusalCode(body: unknown): number | undefined {
  const { error, value } = refusalSchema.validate(body, { stripUnknown: true, presence: 'required' });
  return error ? undefined : value.code;
}

/** No such verification: it has expired, was approved, was canceled, or never was. */
export const gone = 20404;
/** Five codes were compared with it. */
export const tooManyChecks = 60202;

type RefusedSend = Extract<SendOutcome, { readonly kind: 'refused' }>;

/** Codes that speak of the guest's number: no other message to it will fare better. Every other one is an operator's, or time's. */
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

/** What a refusal to send means to the guest; undefined when it is not about them. */
export function refusedFor(code: number | undefined): RefusedSend | undefined {
  const reason = code === undefined ? undefined : reasons.get(code);
  return reason === undefined ? undefined : { kind: 'refused', reason };
}
