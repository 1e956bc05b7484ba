import { type Contact, type ContactSheet } from '../../core/account/contact';
import type { ConfirmOutcome, ContactRepository, ContactsChange } from '../../core/account/contact-repository.port';
import { openSheet, readSheet, writeSheet } from './contact-sheet';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer, isFailure, salesforceUnavailable } from './salesforce-failure';
import type { Step } from './salesforce-records';
import { keyOf } from './sign-in-key';
import { soql } from './soql';
import type { RowOf } from './table';

const nothing: ContactSheet = { contacts: [], removedIds: [], inUse: {} };

export class SalesforceContactRepository implements ContactRepository {
  constructor(private readonly parts: CrmParts) {}

  async find(contactId: string): Promise<ContactSheet> {
    const id = recordId(contactId);
    if (id === undefined) return nothing;
    const { sheet, unlistedContacts } = await readSheet(this.parts, id);
    return unlistedContacts.length === 0
      ? sheet
      : withContactLock(this.parts, id, async () => (await openSheet(this.parts, id)).sheet);
  }

  async change({ contactId, decide }: Parameters<ContactRepository['change']>[0]): Promise<ContactsChange> {
    return withContactLock(this.parts, contactId, async (id) => {
      const openedSheet = await openSheet(this.parts, id);
      const before = openedSheet.sheet;
      const outcome = decide(before);
      if (outcome.kind !== 'changed') return { outcome, before, after: before };
      expectAnswer(await writeSheet(this.parts, id, { before: openedSheet, contacts: outcome.contacts }));
      return { outcome, before, after: (await readSheet(this.parts, id)).sheet };
    });
  }

  async confirm({
    contactId,
    id: entryId,
    address,
    at,
  }: Parameters<ContactRepository['confirm']>[0]): Promise<ConfirmOutcome> {
    return withContactLock(this.parts, contactId, async (id) => {
      const openedSheet = await openSheet(this.parts, id);
      const before = openedSheet.sheet;
      const contact = before.contacts.find((one) => one.id === entryId && one.address === address);
      if (!contact) return { kind: 'not-found' };
      const also = await this.claim(id, contact);
      if (also === 'taken') return { kind: 'taken' };
      const contacts = before.contacts.map((one) => (one.id === entryId ? { ...one, confirmedAddress: address } : one));
      const outcome = await writeSheet(this.parts, id, {
        before: openedSheet,
        contacts,
        verification: { id: entryId, at },
        also,
      });
      if (isFailure(outcome)) return outcome.codes.includes('DUPLICATE_VALUE') ? { kind: 'taken' } : raise(outcome);
      return { kind: 'confirmed', before, after: (await readSheet(this.parts, id)).sheet };
    });
  }

  /** Returns the changes that free the address for this guest: none, or its removal from an unclaimed contact (`isClaimed`). */
  private async claim(contactId: string, { channel, address }: Contact): Promise<readonly Step[] | 'taken'> {
    const { contact, contactPoint } = this.parts.tables;
    const [point, others] = await Promise.all([
      contactPoint.findFirst({ where: soql`${contactPoint.name('signInKey')} = ${keyOf(channel, address)}` }),
      contact.find({ where: soql`${contact.name(channel)} = ${address} AND Id != ${contactId}`, limit: 2 }),
    ]);
    if (point !== undefined && point.contactId !== contactId) return 'taken';
    const [other, second] = others;
    if (!other || point) return [];
    return second || channel === 'phone' || (await this.isClaimed(other))
      ? 'taken'
      : [this.giveUp(other.id, contactId)];
  }

  /**
   * A contact that a visitor's booking made, and that has neither an owner nor a sign-in, is unclaimed: a guest may
   * take it over (A8).
   */
  private async isClaimed({ id, isMadeByBooking, ownerId = '', phone }: RowOf<'contact'>): Promise<boolean> {
    if (!isMadeByBooking || phone !== undefined) return true;
    const { contactPoint, consultant } = this.parts.tables;
    const [point, owner] = await Promise.all([
      contactPoint.findFirst({ where: soql`${contactPoint.name('contactId')} = ${id}` }),
      consultant.findFirst({
        where: soql`${consultant.name('userId')} = ${ownerId} AND ${consultant.name('isActive')} = ${true}`,
      }),
    ]);
    return point !== undefined || owner !== undefined;
  }

  /** Only Salesforce's own pages can merge contacts; this mark names the contact to which the bookings belong. */
  private giveUp(id: string, to: string): Step {
    const { contact } = this.parts.tables;
    return {
      method: 'PATCH',
      reference: 'unclaimed',
      path: `/sobjects/${contact.object}/${id}`,
      body: contact.write({ email: undefined, mergedInto: to }),
    };
  }
}

function raise(failure: Parameters<typeof salesforceUnavailable>[0]): never {
  throw salesforceUnavailable(failure);
}
