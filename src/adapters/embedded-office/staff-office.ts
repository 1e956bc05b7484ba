import type { StaffRole } from '../../core/party/access-matrix';
import { parseEmail } from '../../core/shared/email-address';
import { contactOfAddress } from '../sql/contact-of-address';
import type { OpenTransaction } from '../sql/line-database';
import { reportChange, textOfChange, type RecordParts } from './record-change';
import { refuse } from './refused-command';

interface StaffOfficeParts extends RecordParts {
  /** False where guests and staff are contacts of another CRM, whose ids are not known here. */
  readonly hasContacts: boolean;
  readonly pageUrl: string;
}

/** Operator commands on which staff may read and answer requests, and on who has read what. */
export class StaffOffice {
  constructor(private readonly parts: StaffOfficeParts) {}

  async list(): Promise<readonly string[]> {
    const rows = await this.parts.db.selectFrom('staff_members').selectAll().orderBy('name').execute();
    if (rows.length === 0) return ['Nobody of the staff has a role.'];
    return rows.map((row) =>
      [
        row.name,
        row.role,
        row.contact_id,
        row.ended_at === null ? 'since' : 'ended',
        new Date(Number(row.ended_at ?? row.added_at)).toISOString(),
      ].join('\t'),
    );
  }

  /**
   * `person` is an e-mail address, for which a contact is created where there is none, or the id of a contact in
   * another CRM.
   */
  add(person: string, { role, name }: { readonly role: StaffRole; readonly name: string }): Promise<string> {
    const { clock, pageUrl } = this.parts;
    return textOfChange(this.parts, `staff add ${role}`, async (transaction) => {
      const contactId = await this.contactOf(transaction, person, name);
      const newMember = { name, role, added_at: clock.now().getTime(), ended_at: null };
      await transaction
        .insertInto('staff_members')
        .values({ contact_id: contactId, ...newMember })
        .onConflict((conflict) => conflict.column('contact_id').doUpdateSet(newMember))
        .execute();
      return reportChange(`${name} (${contactId}) is a ${role}, and signs in with a code at ${pageUrl}.`);
    });
  }

  end(contactId: string): Promise<string> {
    const { clock } = this.parts;
    return textOfChange(this.parts, `staff end ${contactId}`, async (transaction) => {
      const endedMember = await transaction
        .updateTable('staff_members')
        .set({ ended_at: clock.now().getTime() })
        .where('contact_id', '=', contactId)
        .where('ended_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      return endedMember
        ? reportChange(`The role of ${endedMember.name} has ended, in every open session too.`)
        : refuse(`${contactId} has no role. The list names the contact of each.`);
    });
  }

  async readings(requestId: string): Promise<readonly string[]> {
    const rows = await this.parts.db
      .selectFrom('crm_case_readings')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('read_at', 'desc')
      .execute();
    if (rows.length === 0) return [`Nobody has read ${requestId} on the staff’s page.`];
    return rows.map(({ read_at: at, reader, file_id: fileId }) =>
      [new Date(Number(at)).toISOString(), reader, fileId === null ? 'messages' : `file ${fileId}`].join('\t'),
    );
  }

  private async requireContact(transaction: OpenTransaction, contactId: string): Promise<string> {
    const { hasContacts } = this.parts;
    const known = () =>
      transaction.selectFrom('contacts').select('contact_id').where('contact_id', '=', contactId).executeTakeFirst();
    return !hasContacts || (await known())
      ? contactId
      : refuse(`There is no contact ${contactId}, and it is no e-mail address.`);
  }

  private async contactOf(transaction: OpenTransaction, person: string, name: string): Promise<string> {
    const email = parseEmail(person);
    if (email === undefined) return this.requireContact(transaction, person);
    const [firstName = '', ...lastNames] = name.split(' ');
    return contactOfAddress(transaction, email, {
      name: { firstName, lastName: lastNames.join(' ') },
      at: this.parts.clock.now(),
    });
  }
}
