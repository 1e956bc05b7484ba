import { portSymbol } from '../shared/port-symbol';

/**
 * References by which a remote CRM identifies the line's guests. A reference is looked up as such first, then as a
 * contact's own id; undefined when neither exists.
 */
export interface ClientRefs {
  findContact(clientRef: string): Promise<string | undefined>;
  /** The remote reference of a contact; the contact's own id where there is none. */
  getRef(contactId: string): Promise<string>;
}
export const ClientRefs = portSymbol<ClientRefs>('ClientRefs');
