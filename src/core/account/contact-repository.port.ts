import type { ChangeContactsOutcome } from './change-contacts';
import type { ContactSheet } from './contact';
import { portSymbol } from '../shared/port-symbol';

export interface ContactsChange {
  readonly outcome: ChangeContactsOutcome;
  readonly before: ContactSheet;
  readonly after: ContactSheet;
}

export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly before: ContactSheet; readonly after: ContactSheet }
  /** The entry has been removed, or its address changed meanwhile. */
  | { readonly kind: 'not-found' }
  /**
   * The address signs in to another guest's account. Revealed only to a guest who has just typed a code that was sent
   * there.
   */
  | { readonly kind: 'taken' };

/**
 * Stores a guest's contact points. The guest directory identifies the guest by the confirmed ones; the others open
 * nothing, and may be in the lists of several guests.
 */
export interface ContactRepository {
  find(contactId: string): Promise<ContactSheet>;
  /**
   * Reads, decides and writes atomically; changes to one guest's list wait for each other on all nodes (H64,
   * reliability C4). `decide` may be called more than once.
   */
  change(request: {
    readonly contactId: string;
    readonly decide: (sheet: ContactSheet) => ChangeContactsOutcome;
  }): Promise<ContactsChange>;
  /**
   * The guest typed a code that was sent to this address: from now on it opens their account, and the one that it
   * replaces does not. Visitors' bookings with an address without any sign-in move to the account, unconfirmed.
   */
  confirm(request: {
    readonly contactId: string;
    readonly id: string;
    readonly address: string;
    readonly at: Date;
  }): Promise<ConfirmOutcome>;
}
export const ContactRepository = portSymbol<ContactRepository>('ContactRepository');
