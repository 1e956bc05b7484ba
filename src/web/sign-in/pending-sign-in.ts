import type { Identifier } from '../../core/sign-in/guest';
import { phoneNoMatch, signInTexts } from '../../core/sign-in/sign-in-texts';
import { type LoginPayload, shownDialCode } from './read-identifier';

/** A requested sign-in, sealed in a cookie for the pages that take the channel and the code. */
export interface PendingSignIn {
  readonly identifier: Identifier;
  readonly email?: string;
  readonly code?: string;
  readonly phoneNum?: string;
  /** The channel that the code was sent to and is verified against; absent until the guest has chosen one. */
  readonly sentTo?: Identifier;
  /** Shown masked (AUT-04), because the visitor has entered only one of them. */
  readonly channels?: readonly Identifier[];
  readonly returnTo: string;
  /** Milliseconds since the epoch; the seal is valid for fifteen minutes. */
  readonly at: number;
}

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
