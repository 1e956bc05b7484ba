import type { Consultant } from '../../core/meetings/consultant';
import { addressOf } from '../../core/sign-in/address-of';
import type { Guest, Identifier } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { openSheet } from './contact-sheet';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer } from './salesforce-failure';
import { signInKey } from './sign-in-key';
import { soql } from './soql';
import type { RowOf } from './table';
import { withoutAbsent } from '../../core/shared/without-absent';

type ContactRow = RowOf<'contact'>;

const consultantMs = 600_000;

interface KnownConsultant {
  readonly consultant: Pick<Consultant, 'resourceId' | 'profileImage'> | undefined;
  readonly until: number;
}

interface DirectoryParts extends CrmParts {
  readonly recordTypes: Readonly<Record<string, string>>;
  readonly picturesUrl?: string | undefined;
}

/** A guest signs in with a confirmed address of their list, or with an address of the contact record itself. */
export class SalesforceGuestDirectory implements GuestDirectory {
  /** Consultants are cached: there are few, and they change rarely. */
  private readonly consultants = new Map<string, KnownConsultant>();

  constructor(private readonly parts: DirectoryParts) {}

  async findGuest(identifier: Identifier): Promise<Guest | undefined> {
    const { contactPoint } = this.parts.tables;
    const point = await contactPoint.findFirst({
      where: soql`${contactPoint.name('signInKey')} = ${signInKey(identifier)} AND ${contactPoint.name('removedAt')} = ${null}`,
    });
    if (point) return this.getGuest(point.contactId ?? '');
    const contact = await this.findByOwnField(identifier);
    return contact && this.toGuest(contact);
  }

  async getGuest(contactId: string): Promise<Guest | undefined> {
    const id = recordId(contactId);
    const contact =
      id === undefined ? undefined : await this.parts.tables.contact.findFirst({ where: soql`Id = ${id}` });
    return contact && this.toGuest(contact);
  }

  async recordVerifiedAddress({
    contactId,
    identifier,
    at,
  }: Parameters<GuestDirectory['recordVerifiedAddress']>[0]): Promise<void> {
    await withContactLock(this.parts, contactId, async (id) => {
      const { points } = await openSheet(this.parts, id);
      const key = signInKey(identifier);
      const point = points.find((one) => one.signInKey === key);
      if (!point || (point.verifiedAt !== undefined && point.verifiedAt >= at)) return;
      expectAnswer(await this.parts.tables.contactPoint.update(point.id, { verifiedAt: at }));
    });
  }

  /** Two imported contacts with the same address match nobody, because only staff can say whose it is. */
  private async findByOwnField(identifier: Identifier): Promise<ContactRow | undefined> {
    const { contact } = this.parts.tables;
    const field = contact.name(identifier.channel);
    const [first, second] = await contact.find({
      where: soql`${field} = ${addressOf(identifier)}`,
      limit: 2,
    });
    if (second)
      this.parts.log.warn(
        { contacts: [first?.id, second.id] },
        'several contacts have one address: none of them is signed in by it',
      );
    return second ? undefined : first;
  }

  private async toGuest(row: ContactRow): Promise<Guest> {
    const { opportunity } = this.parts.tables;
    const [location, openOpportunity] = await Promise.all([
      this.consultantOf(row.ownerId ?? ''),
      opportunity.findFirst({
        where: soql`${opportunity.name('contactId')} = ${row.id}`,
        orderBy: soql`CreatedDate DESC`,
      }),
    ]);
    const { recordType = '' } = row;
    return {
      contactId: row.id,
      firstName: row.firstName ?? '',
      lastName: row.lastName ?? '',
      recordTypeName: this.parts.recordTypes[recordType] ?? recordType,
      isOwnedByConsultant: location !== undefined,
      ...withoutAbsent({
        opportunityId: openOpportunity?.id,
        title: row.title,
        email: row.email?.toLowerCase(),
        phone: row.phone,
        countryCode: row.phoneCountry,
        bio: row.bio,
        gender: row.gender,
        dateOfBirth: row.dateOfBirth,
        accessibilityNeeds: row.accessibilityNeeds,
        passport: row.passport,
      }),
      ...(location ? { consultant: { ...ownerOf(row), ...location } } : {}),
    };
  }

  /** An owner without a Scheduler resource, such as the site's own user, is not a consultant. */
  private async consultantOf(userId: string): Promise<KnownConsultant['consultant']> {
    const knownConsultant = this.consultants.get(userId);
    if (knownConsultant && performance.now() < knownConsultant.until) return knownConsultant.consultant;
    const { consultant } = this.parts.tables;
    const row = await consultant.findFirst({
      where: soql`${consultant.name('userId')} = ${userId} AND ${consultant.name('isActive')} = ${true}`,
    });
    const foundConsultant = row && {
      resourceId: row.id,
      ...withoutAbsent({ profileImage: this.shown(row.profileImage) }),
    };
    this.consultants.set(userId, { consultant: foundConsultant, until: performance.now() + consultantMs });
    return foundConsultant;
  }

  /** Browsers would block an address of any other host (reliability C14); the consultant's initials are shown then. */
  private shown(address: string | undefined): string | undefined {
    const isOfSite = /^\/(?![/\\])/.test(address ?? '');
    const isOfCrm = URL.canParse(address ?? '') && new URL(address ?? '').origin === this.parts.picturesUrl;
    return isOfSite || isOfCrm ? address : undefined;
  }
}

const ownerOf = ({
  ownerFirstName = '',
  ownerLastName = '',
  ownerEmail = '',
  ownerPhone = '',
  ownerId = '',
}: ContactRow) => ({
  firstName: ownerFirstName,
  lastName: ownerLastName,
  email: ownerEmail,
  phone: ownerPhone,
  userId: ownerId,
});
