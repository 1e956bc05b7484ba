import type { ContactChannel } from '../../core/account/contact';
import type { Identifier } from '../../core/sign-in/guest';

export const keyOf = (channel: ContactChannel, address: string): string => `${channel}:${address}`;

export const signInKey = (identifier: Identifier): string =>
  keyOf(identifier.channel, identifier.channel === 'email' ? identifier.email : identifier.phone);
