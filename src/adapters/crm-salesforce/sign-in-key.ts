import { addressOf } from '../../core/sign-in/address-of';
import type { ContactChannel } from '../../core/account/contact';
import type { Identifier } from '../../core/sign-in/guest';

export const keyOf = (channel: ContactChannel, address: string): string => `${channel}:${address}`;

export const signInKey = (identifier: Identifier): string => keyOf(identifier.channel, addressOf(identifier));
