import type { NewContact, PartyContacts } from '../../core/party/party-contacts.port';
import type { Guest, Identifier } from '../../core/sign-in/guest';
import type { CrmParts } from './crm-parts';
import { expectAnswer } from './salesforce-failure';

interface PartyContactsParts extends Pick<CrmParts, 'tables' | 'locks'> {
  readonly directory: { findGuest(identifier: Identifier): Promise<Pick<Guest, 'contactId'> | undefined> };
}

/** Salesforce allows several contacts with one address: a lock on the address prevents two nodes from creating two. */
export class SalesforcePartyContacts implements PartyContacts {
  constructor(private readonly parts: PartyContactsParts) {}

  ensure({ email, firstName, lastName }: NewContact): Promise<string> {
    const { tables, locks, directory } = this.parts;
    return locks.take(`crm-address:${email}`, async () => {
      const knownGuest = await directory.findGuest({ channel: 'email', email });
      if (knownGuest) return knownGuest.contactId;
      // Salesforce requires a last name.
      const name = lastName === '' ? { lastName: firstName } : { firstName, lastName };
      return expectAnswer(await tables.contact.create({ ...name, email })).id;
    });
  }
}
