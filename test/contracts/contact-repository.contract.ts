import { changeContacts, type ContactChange } from '../../src/core/account/change-contacts';
import type { Contact, ContactUse } from '../../src/core/account/contact';
import type { ContactRepository } from '../../src/core/account/contact-repository.port';
import type { GuestDirectory } from '../../src/core/sign-in/guest-directory.port';

export interface ContactRepositoryUnderTest {
  readonly repository: ContactRepository;
  /** The same lists, as another node sees them. */
  readonly otherNode: ContactRepository;
  readonly directory: GuestDirectory;
  /** A new guest, with one confirmed e-mail and one confirmed phone. */
  newGuest(): Promise<KnownGuest>;
  readonly now: () => Date;
  /** A visitor books with this address; returns the number. */
  bookWith(email: string): Promise<string>;
  /** Numbers of the trips that the guest is shown. */
  tripsOf(contactId: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface KnownGuest {
  readonly contactId: string;
  readonly email: string;
  readonly phone: string;
}

const add = (address: string, isPrimary = false, use: ContactUse = 'Personal'): ContactChange => ({
  kind: 'add',
  channel: 'email',
  address,
  use,
  isPrimary,
});

export function describeContactRepository(name: string, open: () => Promise<ContactRepositoryUnderTest>): void {
  describe(`ContactRepository on ${name}`, () => {
    let line: ContactRepositoryUnderTest;
    let ids = 0;
    let guest: KnownGuest;
    let other: KnownGuest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());
    beforeEach(async () => {
      [guest, other] = [await line.newGuest(), await line.newGuest()];
    });

    const newId = () => `new-${(ids += 1)}`;
    const change = (owner: KnownGuest, changes: readonly ContactChange[], repository = line.repository) =>
      repository.change({ contactId: owner.contactId, decide: (sheet) => changeContacts(sheet, changes, newId) });
    const emailsOf = async ({ contactId }: KnownGuest) =>
      (await line.otherNode.find(contactId)).contacts.filter(({ channel }) => channel === 'email');
    const entry = async (owner: KnownGuest, address: string): Promise<Contact> => {
      const found = (await line.repository.find(owner.contactId)).contacts.find(
        (contact) => contact.address === address,
      );
      if (!found) throw new Error(`${address} is not in the list.`);
      return found;
    };
    const confirm = async (owner: KnownGuest, address: string) =>
      line.repository.confirm({
        contactId: owner.contactId,
        id: (await entry(owner, address)).id,
        address,
        at: line.now(),
      });
    const ownerOf = async (email: string) => (await line.directory.findGuest({ channel: 'email', email }))?.contactId;

    it('ACC-05 lists what the line knows the guest by: confirmed, primary, the same on every node and every time', async () => {
      const { contactId, email, phone } = guest;
      const [one, two] = await Promise.all([line.repository.find(contactId), line.otherNode.find(contactId)]);
      expect(one).toEqual(two);
      expect(
        one.contacts.map(({ channel, address, confirmedAddress, isPrimary }) => ({
          channel,
          address,
          confirmed: confirmedAddress,
          isPrimary,
        })),
      ).toEqual([
        { channel: 'email', address: email, confirmed: email, isPrimary: true },
        { channel: 'phone', address: phone, confirmed: phone, isPrimary: true },
      ]);
      expect(one.inUse).toEqual({ email, phone });
    });

    it('C4 H64 ACC-16 keeps four e-mails and one primary of twenty that two nodes add at the same moment', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          change(guest, [add(`more-${at}@example.com`, true)], at % 2 ? line.otherNode : line.repository),
        ),
      );
      expect(outcomes.filter(({ outcome }) => outcome.kind === 'changed')).toHaveLength(3);
      const emails = await emailsOf(guest);
      expect(emails).toHaveLength(4);
      expect(emails.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
    });

    it('ACC-05 keeps what an entry is used for, and changes it when its guest does', async () => {
      await change(guest, [add('office@example.com', false, 'Business')]);
      const usesOf = async () => Object.fromEntries((await emailsOf(guest)).map(({ address, use }) => [address, use]));
      expect(await usesOf()).toMatchObject({ 'office@example.com': 'Business' });
      const { id } = await entry(guest, 'office@example.com');
      await change(guest, [{ kind: 'edit', id, use: 'Personal' }]);
      expect(await usesOf()).toMatchObject({ 'office@example.com': 'Personal' });
    });

    it('A8 opens the account with an address once it is confirmed, and writes to it from then on', async () => {
      await change(guest, [add('new-one@example.com', true)]);
      expect(await entry(guest, 'new-one@example.com')).toMatchObject({ isPrimary: true });
      expect((await line.directory.getGuest(guest.contactId))?.email).toBe(guest.email);
      expect(await ownerOf('new-one@example.com')).toBeUndefined();
      expect((await confirm(guest, 'new-one@example.com')).kind).toBe('confirmed');
      expect(await ownerOf('new-one@example.com')).toBe(guest.contactId);
      expect(await ownerOf(guest.email)).toBe(guest.contactId);
      expect((await line.directory.getGuest(guest.contactId))?.email).toBe('new-one@example.com');
    });

    it('A8 lets an edited address go on opening the account until the new one is confirmed, and not after', async () => {
      await change(guest, [{ kind: 'edit', id: (await entry(guest, guest.email)).id, address: 'moved@example.com' }]);
      expect([await ownerOf(guest.email), await ownerOf('moved@example.com')]).toEqual([guest.contactId, undefined]);
      expect((await line.directory.getGuest(guest.contactId))?.email).toBe(guest.email);
      await confirm(guest, 'moved@example.com');
      expect([await ownerOf(guest.email), await ownerOf('moved@example.com')]).toEqual([undefined, guest.contactId]);
      expect((await line.directory.getGuest(guest.contactId))?.email).toBe('moved@example.com');
    });

    it('A8 ends a removed address as a way to sign in at once; removing it again changes nothing', async () => {
      const { id } = await entry(guest, guest.phone);
      expect((await change(guest, [{ kind: 'remove', id }])).outcome.kind).toBe('changed');
      expect(await line.directory.findGuest({ channel: 'phone', phone: guest.phone })).toBeUndefined();
      expect((await line.directory.getGuest(guest.contactId))?.phone).toBeUndefined();
      expect((await change(guest, [{ kind: 'remove', id }])).outcome.kind).toBe('changed');
      expect((await change(guest, [{ kind: 'edit', id, use: 'Business' }])).outcome.kind).toBe('not-found');
      expect(
        (await line.repository.confirm({ contactId: guest.contactId, id, address: guest.phone, at: line.now() })).kind,
      ).toBe('not-found');
    });

    it('C2 H60 changes nothing when one of the entries is another guest’s, or does not exist', async () => {
      const [mine, theirs] = [await entry(guest, guest.phone), await entry(other, other.phone)];
      for (const id of [theirs.id, 'nobody-s']) {
        expect(
          (
            await change(guest, [
              { kind: 'remove', id: mine.id },
              { kind: 'remove', id },
            ])
          ).outcome,
        ).toEqual({ kind: 'not-found' });
      }
      expect([await entry(guest, guest.phone), await entry(other, other.phone)]).toEqual([mine, theirs]);
    });

    it('A7 lets two guests list the same address; it opens the account of the one who has confirmed it', async () => {
      expect((await change(guest, [add(other.email)])).outcome.kind).toBe('changed');
      expect(await ownerOf(other.email)).toBe(other.contactId);
      expect((await confirm(guest, other.email)).kind).toBe('taken');
      expect([await ownerOf(other.email), (await entry(guest, other.email)).confirmedAddress]).toEqual([
        other.contactId,
        undefined,
      ]);
    });

    it('A8 gives a guest who proves an address what a visitor booked with it, and nobody anything before', async () => {
      const reservationId = await line.bookWith('desk@example.com');
      await change(guest, [add('desk@example.com')]);
      expect(await line.tripsOf(guest.contactId)).not.toContain(reservationId);
      expect((await confirm(guest, 'desk@example.com')).kind).toBe('confirmed');
      expect(await line.tripsOf(guest.contactId)).toContain(reservationId);
      expect(await ownerOf('desk@example.com')).toBe(guest.contactId);
    });
  });
}
