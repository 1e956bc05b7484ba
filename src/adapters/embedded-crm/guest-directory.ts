import type { GuestSeals } from '../../core/shared/guest-seals.port';
import type { Consultant } from '../../core/meetings/consultant';
import type { Guest, Identifier } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { addressOf } from '../../core/sign-in/address-of';
import { holderOf } from './account/contact-keys';
import { recordVerified } from './account/record-verified';
import { opportunityIdOf } from './meetings/meeting-secret-tables';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';
import { QueryCache } from '../sql/query-cache';
import { withoutAbsent } from '../../core/shared/without-absent';

const maxReads = 1_000;

type ContactRow = LineDatabase['contacts'];
type ConsultantRow = LineDatabase['consultants'];

export class EmbeddedGuestDirectory implements GuestDirectory {
  /** Caches also that a guest does not exist, as an undefined `guest`. */
  private readonly reads: QueryCache<{ readonly guest: Guest | undefined }>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly seals: Pick<GuestSeals, 'open'>,
  ) {
    this.reads = new QueryCache(db, maxReads);
  }

  async findGuest(identifier: Identifier): Promise<Guest | undefined> {
    const owner = await holderOf(this.db, { channel: identifier.channel, address: addressOf(identifier) });
    return owner === undefined ? undefined : this.getGuest(owner);
  }

  async getGuest(contactId: string): Promise<Guest | undefined> {
    const { guest } = await this.reads.of({
      key: contactId,
      now: 0,
      ask: async () => {
        const contactRead = await this.read(contactId);
        return { answer: { guest: contactRead && this.toGuest(contactRead) } };
      },
    });
    return guest;
  }

  private toGuest(contactRead: ContactRead): Guest {
    return toGuest(contactRead, (sealedText) => this.seals.open(contactRead.contact.data_salt, sealedText));
  }

  private async read(contactId: string): Promise<ContactRead | undefined> {
    const contact = await this.db
      .selectFrom('contacts')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!contact) return undefined;
    const [email, phone, consultant] = await Promise.all([
      this.db
        .selectFrom('contact_emails')
        .select('email')
        .where('contact_id', '=', contactId)
        .orderBy('is_primary', 'desc')
        .executeTakeFirst(),
      this.db
        .selectFrom('contact_phones')
        .select('phone')
        .where('contact_id', '=', contactId)
        .orderBy('is_primary', 'desc')
        .executeTakeFirst(),
      this.db
        .selectFrom('consultants')
        .selectAll()
        .where('consultant_id', '=', contact.consultant_id ?? '')
        .executeTakeFirst(),
    ]);
    return { contact, email: email?.email, phone: phone?.phone, consultant };
  }

  async recordVerifiedAddress({
    contactId,
    identifier,
    at,
  }: Parameters<GuestDirectory['recordVerifiedAddress']>[0]): Promise<void> {
    await recordVerified(this.db, { contactId, address: addressOf(identifier), at });
    await this.assignConsultant(contactId);
  }

  /**
   * Assigns the consultant with the fewest guests to a guest with a reservation and no consultant. This does not happen
   * before the guest has signed in, because until then the contact may belong to another person whose address a visitor
   * typed.
   */
  private async assignConsultant(contactId: string): Promise<void> {
    const { db } = this;
    await db
      .updateTable('contacts')
      .set({
        is_owned_by_consultant: 1,
        opportunity_id: opportunityIdOf(contactId),
        consultant_id: (query) =>
          query
            .selectFrom('consultants')
            .select('consultants.consultant_id')
            .orderBy((one) =>
              one
                .selectFrom('contacts as theirs')
                .select(({ fn }) => fn.countAll<number>().as('count'))
                .whereRef('theirs.consultant_id', '=', 'consultants.consultant_id'),
            )
            .orderBy('consultants.consultant_id')
            .limit(1),
      })
      .where('contact_id', '=', contactId)
      .where('consultant_id', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('reservation_contacts')
            .select('reservation_contacts.reservation_id')
            .whereRef('reservation_contacts.contact_id', '=', 'contacts.contact_id')
            .where('reservation_contacts.state', '!=', 'disowned'),
        ),
      )
      .where(({ exists, selectFrom }) => exists(selectFrom('consultants').select('consultants.consultant_id')))
      .execute();
  }
}

type SealedField = 'dateOfBirth' | 'accessibilityNeeds' | 'passport';

interface ContactRead {
  readonly contact: ContactRow;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly consultant: ConsultantRow | undefined;
}

/**
 * Sealed values stay sealed in memory and are opened when they are read: most pages show none of them, and opening
 * costs more than the rest of reading a guest.
 */
function toGuest({ contact: row, email, phone, consultant }: ContactRead, open: (sealedText: string) => string): Guest {
  const guest = {
    contactId: row.contact_id,
    firstName: row.first_name,
    lastName: row.last_name,
    recordTypeName: row.record_type_name,
    isOwnedByConsultant: row.is_owned_by_consultant === 1,
    ...withoutAbsent({
      opportunityId: row.opportunity_id,
      title: row.title,
      email,
      phone,
      countryCode: row.country_code,
      bio: row.bio,
      gender: row.gender,
    }),
    ...(consultant ? { consultant: toConsultant(consultant) } : {}),
  };
  const sealedFields: Readonly<Record<SealedField, string | null>> = {
    dateOfBirth: row.date_of_birth,
    accessibilityNeeds: row.accessibility_needs,
    passport: row.passport,
  };
  for (const [name, sealedText] of Object.entries(sealedFields))
    if (sealedText !== null)
      Object.defineProperty(guest, name, { enumerable: true, configurable: true, get: () => open(sealedText) });
  return guest;
}

function toConsultant(row: ConsultantRow): Consultant {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    resourceId: row.resource_id,
    userId: row.user_id,
    ...withoutAbsent({ profileImage: row.profile_image }),
  };
}
