import type { Message } from '../messages/message';
import { addressOf } from '../sign-in/address-of';
import type { CodeMessageInput } from '../sign-in/code-message';
import type { Identifier } from '../sign-in/guest';

/**
 * The subject of a confirmation code: this guest and this address together. The sign-in page refuses such a code, so
 * that an account cannot be used to request sign-in codes, and wrong guesses at it do not block sign-in. The space
 * makes the subject unique: no e-mail address or number contains one.
 */
export function confirmationOf(contactId: string, identifier: Identifier): Identifier {
  const both = `${contactId} confirms ${addressOf(identifier)}`;
  return identifier.channel === 'email' ? { channel: 'email', email: both } : { channel: 'phone', phone: both };
}

export function confirmationMessage({ to, code, lineName }: CodeMessageInput): Message {
  const kindName = to.channel === 'email' ? 'e-mail address' : 'phone number';
  const use = 'It is good for ten minutes and works once, in the browser that asked for it.';
  return {
    to,
    kind: 'code',
    subject: `Confirm this ${kindName} for ${lineName}`,
    code,
    short: `${code} confirms this ${kindName} for a ${lineName} account. If you did not ask for it, ignore it and tell nobody.`,
    paragraphs: [
      `A guest of ${lineName} gave this ${kindName} as theirs. This code confirms it. ${use}`,
      'If you did not ask for it, you can ignore this message; nothing will be sent here again. Do not pass the code on to anybody: whoever types it can sign in with this address.',
    ],
  };
}
