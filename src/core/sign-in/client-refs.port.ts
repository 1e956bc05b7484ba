/**
 * How another system names the line's guests: by the id that its CRM has for them. A reference is looked up as such first,
 * then as a contact's own id; undefined when nobody is called so.
 */
export interface ClientRefs {
  findContact(clientRef: string): Promise<string | undefined>;
  /** What the other system calls a contact; their own id where it has no name for them. */
  getRef(contactId: string): Promise<string>;
}
export const ClientRefs = Symbol('ClientRefs');
