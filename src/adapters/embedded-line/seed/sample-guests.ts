import type { LineGuest } from '../../embedded-content/guests';
import type { OpenTransaction } from '../../sql/line-database';
import { sampleClientRefs } from '../../embedded-crm/account/client-ref-tables';
import { opportunityIdOf } from '../../embedded-crm/meetings/meeting-secret-tables';
import type { LinePlan } from './line-plan';

/** These are the guests of the demonstration. `.example` and 555 01xx are reserved and belong to nobody. */
export const eleanor = {
  contactId: 'contact-eleanor-marsh',
  email: 'guest@example.com',
  phone: '+13055550142',
} as const;
export const james = {
  contactId: 'contact-james-okafor',
  email: 'newcomer@example.com',
  phone: '+442079460142',
} as const;

export const ines = {
  contactId: 'contact-ines-calloway',
  email: 'consultant@example.com',
  phone: '+13055550188',
} as const;

export async function addSampleGuests(transaction: OpenTransaction, plan: LinePlan, at: Date): Promise<boolean> {
  await addConsultants(transaction, plan);
  const [consultant] = plan.consultants;
  const isNew = await addContact(transaction, {
    ...eleanor,
    firstName: 'Eleanor',
    lastName: 'Marsh',
    country: 'US',
    consultantId: consultant?.userId,
    clientRef: sampleClientRefs[eleanor.contactId],
    at,
  });
  if (!isNew) return false;
  await addContact(transaction, {
    ...james,
    firstName: 'James',
    lastName: 'Okafor',
    country: 'GB',
    clientRef: sampleClientRefs[james.contactId],
    at,
  });
  await addSampleStaff(transaction, at);
  return true;
}

async function addSampleStaff(transaction: OpenTransaction, at: Date): Promise<void> {
  const name = { firstName: 'Inés', lastName: 'Calloway' };
  await addContact(transaction, { ...ines, ...name, country: 'US', at });
  await transaction
    .insertInto('staff_members')
    .values({
      contact_id: ines.contactId,
      name: `${name.firstName} ${name.lastName}`,
      role: 'supervisor',
      added_at: at.getTime(),
      ended_at: null,
    })
    .execute();
}

export async function addContact(transaction: OpenTransaction, contact: SampleContact): Promise<boolean> {
  const { contactId, email, phone } = contact;
  const addedContacts = await transaction
    .insertInto('contacts')
    .values(contactRow(contact))
    .onConflict((conflict) => conflict.doNothing())
    .returning('contact_id')
    .execute();
  if (addedContacts.length === 0) return false;
  await transaction.insertInto('contact_emails').values({ email, contact_id: contactId, is_primary: 1 }).execute();
  await transaction.insertInto('contact_phones').values({ phone, contact_id: contactId, is_primary: 1 }).execute();
  return true;
}

export async function addConsultants(transaction: OpenTransaction, plan: LinePlan): Promise<void> {
  for (const consultant of plan.consultants) {
    await transaction
      .insertInto('consultants')
      .values({
        consultant_id: consultant.userId,
        first_name: consultant.firstName,
        last_name: consultant.lastName,
        email: consultant.email,
        phone: consultant.phone,
        profile_image: consultant.profileImage ?? null,
        resource_id: consultant.resourceId,
        user_id: consultant.userId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type Person = Pick<LineGuest, 'title' | 'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'hasOpportunity'>;

interface SampleContact extends Person {
  readonly contactId: string;
  readonly recordType?: string;
  readonly consultantId?: string | undefined;
  readonly clientRef?: string;
  readonly at: Date;
}

function contactRow({
  contactId,
  title,
  firstName,
  lastName,
  country,
  recordType = 'Guest',
  consultantId,
  hasOpportunity = consultantId !== undefined,
  clientRef,
  at,
}: SampleContact) {
  return {
    contact_id: contactId,
    opportunity_id: hasOpportunity ? opportunityIdOf(contactId) : null,
    title: title ?? null,
    first_name: firstName,
    last_name: lastName,
    country_code: country,
    record_type_name: recordType,
    is_owned_by_consultant: consultantId === undefined ? 0 : 1,
    consultant_id: consultantId ?? null,
    bio: null,
    gender: null,
    date_of_birth: null,
    accessibility_needs: null,
    passport: null,
    created_at: at.getTime(),
    client_ref: clientRef ?? null,
  };
}
