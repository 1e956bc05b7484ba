import { portSymbol } from '../shared/port-symbol';

/** A remote CRM's references of guests are looked up as such first, then as a contact's own id. */
export interface ClientRefs {
  findContact(clientRef: string): Promise<string | undefined>;
  /** Returns the remote reference of a contact; the contact's own id where there is none. */
  getRef(contactId: string): Promise<string>;
}
export const ClientRefs = portSymbol<ClientRefs>('ClientRefs');
