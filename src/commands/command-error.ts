/** An argument of an operator's command is invalid; the message says which, and why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
