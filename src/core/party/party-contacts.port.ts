import { portSymbol } from '../shared/port-symbol';

export interface NewContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The CRM's contacts of people who accept an invitation, so that they sign in with a code of their own. */
export interface PartyContacts {
  /** Returns the contact with this address, or creates one with this name. A repeat returns the same contact. */
  ensure(person: NewContact): Promise<string>;
}
export const PartyContacts = portSymbol<PartyContacts>('PartyContacts');
