import { userInfo } from 'node:os';

/**
 * Who gave a command, for the log of operators (reliability F10). In a container all people are one account, so that
 * OPERATOR names the person; the account stays beside it, because anyone can set a variable.
 */
export function operatorName({ operator }: { readonly operator?: string | undefined }, account = accountName): string {
  return operator === undefined ? account() : `${operator} (${account()})`;
}

/** A container may run under a number that no account has (`docker run --user`); Node then throws. */
export function accountName(read: () => { readonly username: string } = userInfo): string {
  try {
    return read().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
