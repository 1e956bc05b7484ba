import { randomUUID } from 'node:crypto';
import {
  addressInUse,
  adoptedContact,
  type Contact,
  type ContactChannel,
  type ContactSheet,
  type ContactUse,
  countryInUse,
  unlistedAddresses,
} from '../../core/account/contact';
import { settlePrimary } from '../../core/account/primary';
import { withoutAbsent } from '../../core/shared/without-absent';
import type { CrmParts } from './crm-parts';
import { expectAnswer, type SalesforceFailure } from './salesforce-failure';
import type { Step } from './salesforce-records';
import { keyOf } from './sign-in-key';
import { soql } from './soql';
import type { ChangeOf, RowOf } from './table';

type PointRow = RowOf<'contactPoint'>;

const channels = ['email', 'phone'] as const;
const e164 = /^\+[1-9]\d{6,14}$/;

interface OpenSheet {
  readonly sheet: ContactSheet;
  readonly points: readonly PointRow[];
}

interface FoundSheet extends OpenSheet {
  /** Addresses of the contact record that have no entry, such as after an import. */
  readonly unlistedContacts: readonly Pick<Contact, 'channel' | 'address'>[];
}

/** Reads the guest's list and adds the contact record's own addresses to it. Requires the guest's lock. */
export async function openSheet(parts: CrmParts, contactId: string): Promise<OpenSheet> {
  const foundSheet = await readSheet(parts, contactId);
  const free =
    foundSheet.unlistedContacts.length === 0 ? [] : await withoutTaken(parts, contactId, foundSheet.unlistedContacts);
  if (free.length === 0) return foundSheet;
  const adoptedContacts = free.map((address) => adoptedContact(address, randomUUID()));
  const { contacts } = foundSheet.sheet;
  const all = channels.flatMap((channel) =>
    settlePrimary([...contacts, ...adoptedContacts].filter((one) => one.channel === channel)),
  );
  expectAnswer(await writeSheet(parts, contactId, { before: foundSheet, contacts: all }));
  return readSheet(parts, contactId);
}

export async function readSheet(
  { tables: { contact, contactPoint } }: Pick<CrmParts, 'tables'>,
  contactId: string,
): Promise<FoundSheet> {
  const [owner, points] = await Promise.all([
    contact.findFirst({ where: soql`Id = ${contactId}` }),
    contactPoint.find({
      where: soql`${contactPoint.name('contactId')} = ${contactId}`,
      orderBy: soql`${contactPoint.name('position')}, CreatedDate, Id`,
    }),
  ]);
  const present = points.filter(({ removedAt }) => removedAt === undefined).map(toContact);
  // Staff may have changed the primary contact in Salesforce itself; the guest must see exactly one per channel.
  const settledContacts = channels.flatMap((channel) =>
    settlePrimary(present.filter((one) => one.channel === channel)),
  );
  const contacts = present
    .map(({ id }) => settledContacts.find((one) => one.id === id))
    .filter((one) => one !== undefined);
  const own = ownAddresses(owner);
  const inUse = (channel: ContactChannel) =>
    own.find((one) => one.channel === channel)?.address ?? addressInUse(contacts, channel);
  return {
    sheet: {
      contacts,
      removedIds: points.filter(({ removedAt }) => removedAt !== undefined).map(({ entryId = '' }) => entryId),
      inUse: withoutAbsent({ email: inUse('email'), phone: inUse('phone') }),
    },
    points,
    unlistedContacts: unlistedAddresses(own, contacts),
  };
}

interface SheetChange {
  readonly before: OpenSheet;
  readonly contacts: readonly Contact[];
  readonly verification?: { readonly id: string; readonly at: Date };
  readonly also?: readonly Step[];
}

/** Writes in one transaction (H64): afterwards there is one primary per channel, and no key without its entry. */
export async function writeSheet(
  parts: CrmParts,
  contactId: string,
  { before, contacts, verification, also = [] }: SheetChange,
): Promise<SalesforceFailure | { readonly kind: 'written' }> {
  const {
    records,
    tables: { contact, contactPoint },
    clock,
  } = parts;
  const removedContacts = before.sheet.contacts.filter(({ id }) => !contacts.some((one) => one.id === id));
  const last = Math.max(0, ...before.points.map(({ position = 0 }) => position));
  const fresh = contacts.filter(({ id }) => !before.points.some(({ entryId }) => entryId === id));
  const rows = [
    ...removedContacts.map(({ id }) => ({ contactId, entryId: id, ...emptyFields, removedAt: clock.now() })),
    ...contacts.map((one) => ({
      contactId,
      entryId: one.id,
      ...toFields(one),
      removedAt: undefined,
      ...(fresh.includes(one) ? { position: last + fresh.indexOf(one) + 1 } : {}),
      ...(one.id === verification?.id ? { verifiedAt: verification.at } : {}),
    })),
  ];
  const external = contactPoint.apiName('entryId');
  const json = {
    allOrNone: true,
    records: rows.map((row) => ({ attributes: { type: contactPoint.object }, ...contactPoint.write(row) })),
  };
  return records.inOneStep([
    ...also,
    ...(rows.length === 0
      ? []
      : [
          {
            method: 'PATCH',
            reference: 'points',
            path: `/composite/sobjects/${contactPoint.object}/${external}`,
            body: json,
          } as const,
        ]),
    {
      method: 'PATCH',
      reference: 'contact',
      path: `/sobjects/${contact.object}/${contactId}`,
      body: contact.write(ownFieldsOf(contacts, before.sheet)),
    },
  ]);
}

/** The addresses in use (API-17), so that staff in Salesforce write to the same address as the site. */
function ownFieldsOf(contacts: readonly Contact[], { inUse }: ContactSheet): ChangeOf<'contact'> {
  const [email, phone] = [addressInUse(contacts, 'email', inUse.email), addressInUse(contacts, 'phone', inUse.phone)];
  return { email, phone, ...withoutAbsent({ phoneCountry: countryInUse(contacts, phone) }) };
}

const emptyFields = {
  address: undefined,
  country: undefined,
  confirmed: undefined,
  signInKey: undefined,
  isPrimary: false,
  verifiedAt: undefined,
} as const;

const toFields = ({ channel, address, country, use, isPrimary, confirmedAddress }: Contact) => ({
  channel,
  address,
  country,
  use,
  isPrimary,
  confirmed: confirmedAddress,
  signInKey: confirmedAddress === undefined ? undefined : keyOf(channel, confirmedAddress),
});

const toContact = ({ entryId = '', channel, address = '', use, isPrimary, country, confirmed }: PointRow): Contact => ({
  id: entryId,
  channel: channel === 'phone' ? 'phone' : 'email',
  address,
  use: (use === 'Business' ? 'Business' : 'Personal') satisfies ContactUse,
  isPrimary,
  ...(country === undefined ? {} : { country }),
  ...(confirmed === undefined ? {} : { confirmedAddress: confirmed }),
});

function ownAddresses(owner: RowOf<'contact'> | undefined): readonly Pick<Contact, 'channel' | 'address'>[] {
  const { email, phone = '' } = owner ?? {};
  return [
    ...(email === undefined ? [] : [{ channel: 'email' as const, address: email.toLowerCase() }]),
    // A phone number in another format remains for staff to call, but is not listed.
    ...(e164.test(phone) ? [{ channel: 'phone' as const, address: phone }] : []),
  ];
}

/** An address that signs in to another guest's account is not adopted, even when staff entered it in the contact. */
async function withoutTaken(
  { tables: { contactPoint } }: CrmParts,
  contactId: string,
  addresses: FoundSheet['unlistedContacts'],
): Promise<FoundSheet['unlistedContacts']> {
  const keys = addresses.map(({ channel, address }) => keyOf(channel, address));
  const holders = await contactPoint.find({ where: soql`${contactPoint.name('signInKey')} IN ${keys}` });
  return addresses.filter(
    ({ channel, address }) =>
      !holders.some((one) => one.signInKey === keyOf(channel, address) && one.contactId !== contactId),
  );
}
