import type { ChangeContactsOutcome } from './change-contacts';
import type { ContactSheet } from './contact';

export interface ContactsChange {
  readonly outcome: ChangeContactsOutcome;
  readonly before: ContactSheet;
  /** The same as `before` unless something was changed. */
  readonly after: ContactSheet;
}

export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly before: ContactSheet; readonly after: ContactSheet }
  /** The entry is gone, or has another address by now. */
  | { readonly kind: 'not-found' }
  /** It opens somebody else's account. Told only to whoever has just typed a code that went there. */
  | { readonly kind: 'taken' };

/**
 * A guest's e-mails and phones. Those that are confirmed are what the guest directory knows the guest by; the others
 * open nothing, and may stand in the lists of several guests.
 */
export interface ContactRepository {
  find(contactId: string): Promise<ContactSheet>;
  /** Reads, decides and writes in one step; changes to one guest's list wait for each other on all nodes (H64, reliability C4). `decide` may be asked more than once. */
  change(request: {
    readonly contactId: string;
    readonly decide: (sheet: ContactSheet) => ChangeContactsOutcome;
  }): Promise<ContactsChange>;
  /**
   * The guest typed a code that went to this address: from now on it opens their account, and the one that it replaces
   * does not. What a visitor booked with an address that nobody ever signed in with comes along, as unconfirmed.
   */
  confirm(request: {
    readonly contactId: string;
    readonly id: string;
    readonly address: string;
    readonly at: Date;
  }): Promise<ConfirmOutcome>;
}
export const ContactRepository = Symbol('ContactRepository');
