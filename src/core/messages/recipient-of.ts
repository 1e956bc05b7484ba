import type { Message } from './message';

interface Reachable {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Returns where a guest is written to: by e-mail, and by telephone only where there is no e-mail address. */
export function recipientOf({ email, phone }: Reachable): Message['to'] | undefined {
  if (email !== undefined) return { channel: 'email', email };
  return phone === undefined ? undefined : { channel: 'phone', phone };
}
