import type { NewContact, PartyContacts } from '../../../core/party/party-contacts.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import { contactOfAddress } from '../../sql/contact-of-address';
import type { OpenDatabase } from '../../sql/line-database';

export class EmbeddedPartyContacts implements PartyContacts {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  ensure(person: NewContact): Promise<string> {
    return atomically(this.db, async (transaction) => {
      const contactId = await contactOfAddress(transaction, person.email, { name: person, at: this.clock.now() });
      // A contact that a stranger's booking made has no name yet (reliability F5); it gets that of the invited person.
      await transaction
        .updateTable('contacts')
        .set({ first_name: person.firstName, last_name: person.lastName })
        .where('contact_id', '=', contactId)
        .where('first_name', '=', '')
        .where('last_name', '=', '')
        .execute();
      return contactId;
    });
  }
}
