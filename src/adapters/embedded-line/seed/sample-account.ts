import type { ContactChannel, ContactUse } from '../../../core/account/contact';
import type { GuestSeals } from '../../../core/shared/guest-seals.port';
import type { OpenTransaction } from '../../sql/line-database';
import { eleanor } from './sample-guests';

export const eleanorsDetails = {
  bio: 'Lives in Coral Gables with Daniel, Iris and two retriever brothers. First sailed with us in the Cyclades; likes a quiet table aft, and to be on the platform before breakfast.',
  gender: 'Female',
  dateOfBirth: '1974-06-18',
  accessibilityNeeds: 'A handrail on the tender steps after a knee operation; a shower without a step.',
  passport: '548201967',
} as const;

const second = { email: 'eleanor@marsh-architects.example', phone: '+13055550143' } as const;

const homes = [
  {
    street: '418 Alcazar Avenue',
    city: 'Coral Gables',
    country: 'US',
    state: 'FL',
    postal_code: '33134',
    is_primary: 1,
  },
  { street: '12 Chapel Row', city: 'Bath', country: 'GB', state: '', postal_code: 'BA1 1HN', is_primary: 0 },
] as const;

export async function addSampleAccount(transaction: OpenTransaction, seals: GuestSeals): Promise<void> {
  const { contactId } = eleanor;
  const salt = seals.newSalt();
  await transaction
    .updateTable('contacts')
    .set({
      bio: eleanorsDetails.bio,
      gender: eleanorsDetails.gender,
      data_salt: salt,
      date_of_birth: seals.seal(salt, eleanorsDetails.dateOfBirth),
      accessibility_needs: seals.seal(salt, eleanorsDetails.accessibilityNeeds),
      passport: seals.seal(salt, eleanorsDetails.passport),
    })
    .where('contact_id', '=', contactId)
    .execute();
  await transaction
    .insertInto('contact_emails')
    .values({ email: second.email, contact_id: contactId, is_primary: 0 })
    .execute();
  await transaction
    .insertInto('contact_phones')
    .values({ phone: second.phone, contact_id: contactId, is_primary: 0 })
    .execute();
  await transaction
    .insertInto('contact_points')
    .values([
      pointRow({ channel: 'email', address: eleanor.email, contact_use: 'Personal', is_primary: 1, position: 1 }),
      pointRow({ channel: 'email', address: second.email, contact_use: 'Business', is_primary: 0, position: 2 }),
      pointRow({ channel: 'phone', address: eleanor.phone, contact_use: 'Personal', is_primary: 1, position: 3 }),
      pointRow({ channel: 'phone', address: second.phone, contact_use: 'Business', is_primary: 0, position: 4 }),
    ])
    .execute();
  await transaction
    .insertInto('contact_addresses')
    .values(
      homes.map((home, at) => ({
        address_id: `address-eleanor-${at + 1}`,
        contact_id: contactId,
        position: at + 1,
        removed_at: null,
        ...home,
      })),
    )
    .execute();
}

function pointRow({
  channel,
  address,
  ...row
}: {
  readonly channel: ContactChannel;
  readonly address: string;
  readonly contact_use: ContactUse;
  readonly is_primary: number;
  readonly position: number;
}) {
  return {
    contact_point_id: `contact-eleanor-${row.position}`,
    contact_id: eleanor.contactId,
    channel,
    address,
    country: channel === 'phone' ? 'US' : null,
    confirmed_address: address,
    removed_at: null,
    ...row,
  };
}
