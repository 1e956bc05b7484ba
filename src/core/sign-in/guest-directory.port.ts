import type { Guest, Identifier } from './guest';
import { portSymbol } from '../shared/port-symbol';

export interface GuestDirectory {
  findGuest(identifier: Identifier): Promise<Guest | undefined>;
  getGuest(contactId: string): Promise<Guest | undefined>;
  /**
   * The guest just verified a code sent to this address. Reservations that visitors made with the address before this
   * moment, unconfirmed, may be shown from now on.
   */
  recordVerifiedAddress(address: {
    readonly contactId: string;
    readonly identifier: Identifier;
    readonly at: Date;
  }): Promise<void>;
}
export const GuestDirectory = portSymbol<GuestDirectory>('GuestDirectory');
