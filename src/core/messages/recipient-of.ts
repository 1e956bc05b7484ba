import type { Message } from './message';

interface Reachable {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Returns where a guest can be written to: by e-mail first, then by telephone. */
export const recipientsOf = ({ email, phone }: Reachable): readonly Message['to'][] => [
  ...(email === undefined ? [] : [{ channel: 'email', email } as const]),
  ...(phone === undefined ? [] : [{ channel: 'phone', phone } as const]),
];

export const recipientOf = (guest: Reachable): Message['to'] | undefined => recipientsOf(guest)[0];
