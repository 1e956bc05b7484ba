import type { Guest, Identifier } from './guest';

/** Who is known to the line, and by which e-mails and phones. */
export interface GuestDirectory {
  findGuest(identifier: Identifier): Promise<Guest | undefined>;
  getGuest(contactId: string): Promise<Guest | undefined>;
  /**
   * A code sent to this address was verified now by this guest. Reservations that a visitor attached to the address
   * as unconfirmed before this moment may be shown from here on.
   */
  recordVerifiedAddress(verified: {
    readonly contactId: string;
    readonly identifier: Identifier;
    readonly at: Date;
  }): Promise<void>;
}
export const GuestDirectory = Symbol('GuestDirectory');
