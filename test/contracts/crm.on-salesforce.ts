import { randomInt, randomUUID } from 'node:crypto';
import { SalesforceAddressRepository } from '../../src/adapters/crm-salesforce/address-repository';
import { SalesforceConsentRepository } from '../../src/adapters/crm-salesforce/consent-repository';
import { SalesforceContactRepository } from '../../src/adapters/crm-salesforce/contact-repository';
import type { CrmParts } from '../../src/adapters/crm-salesforce/crm-parts';
import { SalesforceDeletionRequests } from '../../src/adapters/crm-salesforce/deletion-requests';
import { SalesforceFavouriteList } from '../../src/adapters/crm-salesforce/favourite-list';
import { SalesforceGuestDirectory } from '../../src/adapters/crm-salesforce/guest-directory';
import { SalesforceGuestPreferences } from '../../src/adapters/crm-salesforce/guest-preferences';
import { SalesforceInquiryList } from '../../src/adapters/crm-salesforce/inquiry-list';
import { SalesforceLeadInbox } from '../../src/adapters/crm-salesforce/lead-inbox';
import { readLeadMapping } from '../../src/adapters/crm-salesforce/lead-mapping';
import type { SalesforceMapping } from '../../src/adapters/crm-salesforce/mapping';
import { SalesforceNotificationPreferences } from '../../src/adapters/crm-salesforce/notification-preferences';
import { SalesforcePasskeyRepository } from '../../src/adapters/crm-salesforce/passkey-repository';
import { SalesforcePartyContacts } from '../../src/adapters/crm-salesforce/party-contacts';
import { SalesforceOpportunities } from '../../src/adapters/crm-salesforce/opportunities';
import { SalesforceProfilePictures } from '../../src/adapters/crm-salesforce/profile-pictures';
import { expectAnswer } from '../../src/adapters/crm-salesforce/salesforce-failure';
import { SalesforceSentForms } from '../../src/adapters/crm-salesforce/sent-forms';
import { soql } from '../../src/adapters/crm-salesforce/soql';
import type { ChangeOf } from '../../src/adapters/crm-salesforce/table';
import type { LeadInbox } from '../../src/core/leads/lead-inbox.port';
import type { StoppedClock } from '../builders/a-clock';
import { describeAddressRepository } from './address-repository.contract';
import { describeContactRepository } from './contact-repository.contract';
import { describeFavouriteList } from './favourite-list.contract';
import { describeGuestDirectory } from './guest-directory.contract';
import { describePartyContacts } from './party-contacts.contract';
import { describePasskeyRepository } from './passkey-repository.contract';
import { describeGuestPreferences } from './guest-preferences.contract';
import { describeInquiryList } from './inquiry-list.contract';
import { describeNotificationPreferences } from './notification-preferences.contract';
import { describeOpportunities } from './opportunities.contract';
import { describePrivacy } from './privacy.contract';
import { describeProfilePictures } from './profile-pictures.contract';
import { removeSalesforceRecord } from '../support/remove-salesforce-record';

/** An organisation at Salesforce, simulated or real, before two nodes of the site. */
export interface SalesforceOrg {
  readonly parts: CrmParts;
  readonly otherNode: CrmParts;
  readonly mapping: SalesforceMapping;
  readonly clock: StoppedClock;
  /** Nobody keeps it: there is nothing to clear up. */
  readonly isThrownAway?: boolean;
  close(): Promise<void>;
}

/** All suites of the CRM’s ports on one organisation. The contacts that they need are entered by REST, and removed at the end with all that came of them. */
export function describeCrmOnSalesforce(name: string, open: () => Promise<SalesforceOrg>): void {
  let opening: Promise<Entrance> | undefined;
  const entrance = () => (opening ??= open().then((place) => new Entrance(place)));
  const close = async () => undefined;
  afterAll(async () => (await opening)?.leave());

  describeGuestDirectory(name, async () => {
    const line = await entrance();
    const [known, other] = [
      await line.addGuest({ isOwned: true, firstName: 'Eleanor' }),
      await line.addGuest({ firstName: 'James' }),
    ];
    return {
      directory: line.directoryOf('otherNode'),
      withConsultant: await line.describeOwned(known),
      without: line.describeGuest(other),
      book: async (guest) => void (await line.book(guest)),
      close,
    };
  });

  describeOpportunities(name, async () => {
    const line = await entrance();
    const { contactId } = await line.addGuest({ firstName: 'Eleanor' });
    return {
      opportunities: new SalesforceOpportunities(line.place.parts),
      known: { opportunityId: await line.addOpportunity(contactId), contactId },
      close,
    };
  });

  describeContactRepository(name, async () => {
    const line = await entrance();
    const reservations = new Map<string, string>();
    return {
      repository: new SalesforceContactRepository(line.place.parts),
      otherNode: new SalesforceContactRepository(line.place.otherNode),
      directory: line.directoryOf('otherNode'),
      newGuest: async () => line.addGuest({}),
      now: () => {
        line.place.clock.pass({ seconds: 1 });
        return line.place.clock.now();
      },
      bookWith: async (email) => {
        const reservationId = `reservation-${reservations.size + 1}`;
        reservations.set(reservationId, await line.book({ email, firstName: 'Ada', phone: '+13055550199' }));
        return reservationId;
      },
      // The engine keeps trips: it follows the mark that a contact has been taken over.
      tripsOf: async (contactId) => {
        const owners = await Promise.all(
          [...reservations].map(async ([id, owner]) => ({ id, owner: await line.ownerNow(owner) })),
        );
        return owners.filter(({ owner }) => owner === contactId).map(({ id }) => id);
      },
      close,
    };
  });

  describePartyContacts(name, async () => {
    const line = await entrance();
    const contactsOf = (side: Side) =>
      new SalesforcePartyContacts({ ...line.place[side], directory: line.directoryOf(side) });
    return {
      contacts: contactsOf('parts'),
      otherNode: contactsOf('otherNode'),
      directory: line.directoryOf('parts'),
      known: await line.addGuest({ firstName: 'Eleanor' }),
      newEmails: [line.newEmail(), line.newEmail()],
      close,
    };
  });

  describeAddressRepository(name, async () => {
    const line = await entrance();
    const guests = await line.twoGuests();
    await line.write('address', {
      contactId: guests[1],
      entryId: randomUUID(),
      street: '418 Alcazar Avenue',
      city: 'Coral Gables',
      country: 'US',
      isPrimary: true,
      position: 1,
    });
    return {
      repository: new SalesforceAddressRepository(line.place.parts),
      otherNode: new SalesforceAddressRepository(line.place.otherNode),
      guests,
      close,
    };
  });

  describeFavouriteList(name, async () => {
    const line = await entrance();
    const { parts, otherNode } = line.place;
    return {
      list: new SalesforceFavouriteList(parts),
      otherNode: new SalesforceFavouriteList(otherNode),
      guests: await line.twoGuests(),
      passTime: line.passTime,
      close,
    };
  });

  describeGuestPreferences(name, async () => {
    const line = await entrance();
    const { parts, otherNode } = line.place;
    return {
      preferences: new SalesforceGuestPreferences(parts),
      otherNode: new SalesforceGuestPreferences(otherNode),
      guests: await line.twoGuests(),
      close,
    };
  });

  describeNotificationPreferences(name, async () => {
    const line = await entrance();
    const { parts, otherNode } = line.place;
    return {
      preferences: new SalesforceNotificationPreferences(parts),
      otherNode: new SalesforceNotificationPreferences(otherNode),
      guests: await line.twoGuests(),
      close,
    };
  });

  describePasskeyRepository(name, async () => {
    const line = await entrance();
    const { parts, otherNode } = line.place;
    return {
      passkeys: new SalesforcePasskeyRepository(parts),
      otherNode: new SalesforcePasskeyRepository(otherNode),
      newGuest: async () => (await line.addGuest({})).contactId,
      close,
    };
  });

  describeProfilePictures(name, async () => {
    const line = await entrance();
    const { parts, otherNode } = line.place;
    return {
      pictures: new SalesforceProfilePictures(parts),
      otherNode: new SalesforceProfilePictures(otherNode),
      guests: await line.twoGuests(),
      close,
    };
  });

  describeInquiryList(name, async () => {
    const line = await entrance();
    const directory = line.directoryOf('parts');
    return {
      list: new SalesforceInquiryList(line.place.otherNode),
      inbox: line.inboxOf('parts'),
      otherNode: line.inboxOf('otherNode'),
      guests: [await line.addGuest({}), await line.addGuest({})],
      now: () => line.place.clock.now(),
      passTime: line.passTime,
      verify: ({ contactId, email }) =>
        directory.recordVerifiedAddress({
          contactId,
          identifier: { channel: 'email', email },
          at: line.place.clock.now(),
        }),
      close,
    };
  });

  describePrivacy(name, async () => {
    const line = await entrance();
    const { parts, otherNode } = line.place;
    return {
      deletions: new SalesforceDeletionRequests(parts),
      otherDeletions: new SalesforceDeletionRequests(otherNode),
      consents: new SalesforceConsentRepository(parts),
      sentForms: new SalesforceSentForms(otherNode),
      inbox: line.inboxOf('parts'),
      guests: await line.twoGuests(),
      passTime: line.passTime,
      close,
    };
  });
}

interface NewGuest {
  readonly contactId: string;
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
}

type Side = 'parts' | 'otherNode';
type WrittenEntity = 'contact' | 'address';

/** Enters who is needed, and sees them out. */
class Entrance {
  private readonly contacts: string[] = [];
  private readonly emails: string[] = [];
  private readonly others: { readonly object: string; readonly id: string }[] = [];

  constructor(readonly place: SalesforceOrg) {}

  readonly passTime = (seconds: number) => this.place.clock.pass({ seconds });

  directoryOf(side: Side): SalesforceGuestDirectory {
    return new SalesforceGuestDirectory({ ...this.place[side], recordTypes: this.place.mapping.recordTypes });
  }

  inboxOf(side: Side): LeadInbox {
    const inbox = new SalesforceLeadInbox({
      ...this.place[side],
      mapping: readLeadMapping(this.place.mapping.leads),
      hasGuests: true,
    });
    return {
      accept: async (lead) => {
        const outcome = await inbox.accept(lead);
        if (outcome.kind === 'accepted') this.note({ object: this.place.mapping.leadNotes.object, id: outcome.leadId });
        return outcome;
      },
    };
  }

  async addGuest({
    isOwned = false,
    firstName = 'Ada',
  }: {
    readonly isOwned?: boolean;
    readonly firstName?: string;
  }): Promise<NewGuest> {
    const guest = {
      email: `contract-${randomUUID()}@example.com`,
      phone: `+1305${String(randomInt(2_000_000, 9_999_999))}`,
      firstName,
    };
    const ownerId = isOwned ? await this.consultantUser() : undefined;
    const contactId = await this.write('contact', {
      ...guest,
      lastName: 'Contract',
      phoneCountry: 'US',
      ...(ownerId === undefined ? {} : { ownerId }),
    });
    return { contactId, ...guest };
  }

  async addOpportunity(contactId: string): Promise<string> {
    const {
      records,
      tables: { opportunity },
    } = this.place.parts;
    const { id } = expectAnswer(
      await records.create(opportunity.object, {
        ...opportunity.write({ contactId }),
        Name: 'Contract',
        StageName: 'Prospecting',
        CloseDate: '2030-01-01',
      }),
    );
    this.note({ object: opportunity.object, id });
    return id;
  }

  async twoGuests(): Promise<readonly [string, string]> {
    return [(await this.addGuest({})).contactId, (await this.addGuest({})).contactId];
  }

  describeGuest({ contactId, email, phone, firstName }: NewGuest) {
    return {
      contactId,
      email,
      phone,
      firstName,
      lastName: 'Contract',
      countryCode: 'US',
      recordTypeName: expect.any(String) as string,
      isOwnedByConsultant: false,
    };
  }

  async describeOwned(guest: NewGuest) {
    const { contact, consultant } = this.place.parts.tables;
    const row = await contact.findFirst({ where: soql`Id = ${guest.contactId}` });
    const place = await consultant.findFirst({ where: soql`${consultant.name('userId')} = ${row?.ownerId ?? ''}` });
    const {
      ownerFirstName = '',
      ownerLastName = '',
      ownerEmail = '',
      ownerPhone = '',
      ownerId: userId = '',
    } = row ?? {};
    const image = place?.profileImage === undefined ? {} : { profileImage: place.profileImage };
    return {
      ...this.describeGuest(guest),
      isOwnedByConsultant: true,
      consultant: {
        firstName: ownerFirstName,
        lastName: ownerLastName,
        email: ownerEmail,
        phone: ownerPhone,
        userId,
        resourceId: place?.id ?? '',
        ...image,
      },
    };
  }

  /** The engine’s feed, as docs/operations/salesforce.md asks for it: an unknown guest becomes a contact that says where it came from. */
  async book({
    email,
    firstName,
  }: {
    readonly email: string;
    readonly firstName: string;
    readonly phone: string;
  }): Promise<string> {
    const { contact } = this.place.parts.tables;
    const known = await contact.findFirst({ where: soql`${contact.name('email')} = ${email}` });
    return known?.id ?? this.write('contact', { email, firstName, lastName: 'Booker', isMadeByBooking: true });
  }

  /** The contact that gets it is removed at the end. */
  newEmail(): string {
    const email = `contract-${randomUUID()}@example.com`;
    this.emails.push(email);
    return email;
  }

  async ownerNow(contactId: string): Promise<string> {
    const { contact } = this.place.parts.tables;
    return (await contact.findFirst({ where: soql`Id = ${contactId}` }))?.mergedInto ?? contactId;
  }

  async write<Entity extends WrittenEntity>(entity: Entity, change: ChangeOf<Entity>): Promise<string> {
    const { records, tables } = this.place.parts;
    const table = tables[entity];
    // `Table.write` of the entity takes its own change; the union of tables cannot say so.
    const fields = (table as { write(given: object): ReturnType<typeof table.write> }).write(change);
    const { id } = expectAnswer(await records.create(table.object, fields));
    if (entity === 'contact') this.contacts.push(id);
    return id;
  }

  async leave(): Promise<void> {
    if (!this.place.isThrownAway) await this.clearUp();
    await this.place.close();
  }

  private async clearUp(): Promise<void> {
    const { records, tables } = this.place.parts;
    const { contactPoint, address, favourite, preference, notificationChoice, deletionRequest, consent, passkey } =
      tables;
    for (const email of this.emails)
      for (const { id } of await tables.contact.find({ where: soql`${tables.contact.name('email')} = ${email}` }))
        this.contacts.push(id);
    for (const { object, id } of this.others) await removeSalesforceRecord(records, object, id);
    for (const contactId of this.contacts) {
      await new SalesforceProfilePictures(this.place.parts).remove(contactId).catch(() => undefined);
      for (const table of [
        contactPoint,
        address,
        favourite,
        preference,
        notificationChoice,
        deletionRequest,
        consent,
        passkey,
      ]) {
        for (const { id } of await table.find({ where: soql`${table.name('contactId')} = ${contactId}` }))
          await removeSalesforceRecord(records, table.object, id);
      }
      await removeSalesforceRecord(records, tables.contact.object, contactId);
    }
  }

  private note(record: { readonly object: string; readonly id: string }): void {
    if (!this.others.some(({ id }) => id === record.id)) this.others.push(record);
  }

  private async consultantUser(): Promise<string> {
    const { consultant } = this.place.parts.tables;
    const row = await consultant.findFirst({
      where: soql`${consultant.name('isActive')} = ${true} AND ${consultant.name('userId')} != ${null}`,
    });
    if (row?.userId === undefined) throw new Error('The organisation has no consultant in its calendar.');
    return row.userId;
  }
}
