import type { Identifier } from './guest';

/** Carries a code to its guest. Resolves when the carrier has taken it; throws when it has not. */
export interface CodeSender {
  send(message: { readonly to: Identifier; readonly code: string }): Promise<void>;
}
export const CodeSender = Symbol('CodeSender');
