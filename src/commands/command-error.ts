/** An argument of an operator's command is wrong; the message says which and how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
