import type { Message } from '../messages/message';
import type { Identifier } from './guest';

export interface CodeMessageInput {
  readonly to: Identifier;
  readonly code: string;
  readonly lineName: string;
}

/** Returns the message with a code (AUT-01). A text message begins with it, where phones detect codes. */
export function codeMessage({ to, code, lineName }: CodeMessageInput): Message {
  const use = 'It is good for ten minutes and works once, in the browser that asked for it.';
  return {
    to,
    kind: 'code',
    subject: `Your ${lineName} sign-in code`,
    code,
    short: `${code} is your ${lineName} sign-in code. ${use}`,
    paragraphs: [
      `This is your ${lineName} sign-in code. ${use}`,
      'If you did not ask for it, you can ignore this message. Nobody from the line will ever ask you for the code.',
    ],
  };
}
