import type { Identifier } from '../../core/sign-in/guest';
import { phoneNoMatch, signInTexts } from '../../core/sign-in/sign-in-texts';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { type LoginPayload, shownDialCode } from './read-identifier';

const identifier = Joi.alternatives(
  Joi.object({ channel: Joi.valid('email').required(), email: Joi.string().required() }),
  Joi.object({ channel: Joi.valid('phone').required(), phone: Joi.string().required() }),
);
const optionalText = Joi.string().allow('');

/** A requested sign-in is sealed in a cookie for the pages that take the channel and the code. */
export const pendingSchema = Joi.object({
  identifier: identifier.required(),
  email: optionalText,
  code: optionalText,
  phoneNum: optionalText,
  /** The channel that the code was sent to and is verified against; absent until the guest has chosen one. */
  sentTo: identifier,
  /** The channels are shown masked (AUT-04), because the visitor has entered only one of them. */
  channels: Joi.array().items(identifier),
  returnTo: optionalText.required(),
  /** Milliseconds since the epoch; the seal is valid for fifteen minutes. */
  at: Joi.number().required(),
});
export type PendingSignIn = ValueOf<typeof pendingSchema>;

interface PendingCode {
  readonly identifier: Identifier;
  readonly payload: LoginPayload;
  readonly returnTo: string;
  readonly channels?: readonly Identifier[];
}

export function toPending({
  identifier,
  payload: { email, code, phoneNum },
  returnTo,
  channels,
}: PendingCode): Omit<PendingSignIn, 'at'> {
  return {
    identifier,
    returnTo,
    ...(channels ? { channels } : { sentTo: identifier }),
    ...(identifier.channel === 'email'
      ? { email: email?.trim() ?? '' }
      : { code: code?.trim() ?? '', phoneNum: phoneNum?.trim() ?? '' }),
  };
}

export function noMatchMessage(identifier: Identifier, { code = '', phoneNum = '' }: LoginPayload): string {
  return identifier.channel === 'email'
    ? signInTexts.emailNoMatch
    : phoneNoMatch(shownDialCode(code), phoneNum.replace(/\D/g, ''));
}
