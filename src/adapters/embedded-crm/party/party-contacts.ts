import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { NewContact, PartyContacts } from '../../../core/party/party-contacts.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';
import { holderOf } from '../account/contact-keys';

export class EmbeddedPartyContacts implements PartyContacts {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  ensure(person: NewContact): Promise<string> {
    return atomically(this.db, async (transaction) => {
      const known = await holderOf(transaction, { channel: 'email', address: person.email });
      const contactId = known ?? (await this.create(transaction, person));
      // A contact that a stranger's booking made has no name until its owner acts (reliability F5).
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

  private async create(transaction: Transaction<LineDatabase>, { email, ...name }: NewContact): Promise<string> {
    const contactId = randomUUID();
    await transaction
      .insertInto('contacts')
      .values({ ...emptyContact, contact_id: contactId, ...columnsOf(name), created_at: this.clock.now().getTime() })
      .execute();
    const won = await transaction
      .insertInto('contact_emails')
      .values({ email, contact_id: contactId, is_primary: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .executeTakeFirst();
    if (won) return contactId;
    // Another acceptance with the same new address came first: its contact is used, and this one is removed.
    await transaction.deleteFrom('contacts').where('contact_id', '=', contactId).execute();
    const first = await holderOf(transaction, { channel: 'email', address: email });
    if (first === undefined) throw new Error('An e-mail address is taken but has no contact.');
    return first;
  }
}

const columnsOf = ({ firstName, lastName }: Omit<NewContact, 'email'>) => ({
  first_name: firstName,
  last_name: lastName,
});

const emptyContact = {
  record_type_name: 'Guest',
  is_owned_by_consultant: 0,
  opportunity_id: null,
  title: null,
  country_code: null,
  consultant_id: null,
  bio: null,
  gender: null,
  date_of_birth: null,
  accessibility_needs: null,
  passport: null,
} as const;
