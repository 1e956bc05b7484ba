import type { Identifier } from '../../core/sign-in/guest';
import { phoneNoMatch, signInTexts } from '../../core/sign-in/sign-in-texts';
import { type LoginPayload, shownDialCode } from './read-identifier';

/** What the visitor asked a code for: carried sealed to the pages that take the choice and the code. */
export interface PendingSignIn {
  /** What was typed. */
  readonly identifier: Identifier;
  readonly email?: string;
  readonly code?: string;
  readonly phoneNum?: string;
  /** Where the code went, and what it is checked against; absent while the guest still chooses. */
  readonly sentTo?: Identifier;
  /** What the guest may choose from (AUT-04). Shown masked only: they typed no more than one of them. */
  readonly channels?: readonly Identifier[];
  readonly returnTo: string;
  /** Milliseconds since the epoch; the seal is good for a quarter of an hour. */
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

/** AUT-22, AUT-23: what a visitor is told whose identifier is unknown. Only digits of a number are kept (AUT-20). */
export function noMatchMessage(identifier: Identifier, { code = '', phoneNum = '' }: LoginPayload): string {
  return identifier.channel === 'email'
    ? signInTexts.emailNoMatch
    : phoneNoMatch(shownDialCode(code), phoneNum.replace(/\D/g, ''));
}
