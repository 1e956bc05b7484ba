import { portSymbol } from '../shared/port-symbol';

export interface NewContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The CRM's contacts of people who accept an invitation, so that they sign in with a code of their own. */
export interface PartyContacts {
  /** The contact whose address this is; a new one with this name where the address is nobody's. A repeat finds the same. */
  ensure(person: NewContact): Promise<string>;
}
export const PartyContacts = portSymbol<PartyContacts>('PartyContacts');
