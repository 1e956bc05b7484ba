import type { Message } from '../messages/message';
import { addressOf } from '../sign-in/address-of';
import type { Identifier } from '../sign-in/guest';

/**
 * Whom a code that confirms an address is checked against: this guest and this address together. It opens nothing at the
 * sign-in page, so that nobody can ask for a code there by way of their own account; and wrong guesses at it keep nobody
 * from signing in. No e-mail address and no number has a space in it.
 */
export function confirmationOf(contactId: string, identifier: Identifier): Identifier {
  const both = `${contactId} confirms ${addressOf(identifier)}`;
  return identifier.channel === 'email' ? { channel: 'email', email: both } : { channel: 'phone', phone: both };
}

export function confirmationMessage({
  to,
  code,
  lineName,
}: {
  readonly to: Identifier;
  readonly code: string;
  readonly lineName: string;
}): Message {
  const what = to.channel === 'email' ? 'e-mail address' : 'phone number';
  const use = 'It is good for ten minutes and works once, in the browser that asked for it.';
  return {
    to,
    kind: 'code',
    subject: `Confirm this ${what} for ${lineName}`,
    code,
    short: `${code} confirms this ${what} for a ${lineName} account. If you did not ask for it, ignore it and tell nobody.`,
    paragraphs: [
      `A guest of ${lineName} gave this ${what} as theirs. This code confirms it. ${use}`,
      'If you did not ask for it, you can ignore this message; nothing will be sent here again. Do not pass the code on to anybody: whoever types it can sign in with this address.',
    ],
  };
}
