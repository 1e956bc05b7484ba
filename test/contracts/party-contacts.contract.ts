import type { PartyContacts } from '../../src/core/party/party-contacts.port';
import type { GuestDirectory } from '../../src/core/sign-in/guest-directory.port';

export interface PartyContactsUnderTest {
  readonly contacts: PartyContacts;
  readonly otherNode: PartyContacts;
  readonly directory: Pick<GuestDirectory, 'findGuest'>;
  /** A guest whom the CRM has. */
  readonly known: { readonly contactId: string; readonly email: string };
  /** Addresses that are nobody's. */
  readonly newEmails: readonly [string, string];
  close(): Promise<void>;
}

export function describePartyContacts(name: string, open: () => Promise<PartyContactsUnderTest>): void {
  describe(`PartyContacts on ${name}`, () => {
    let line: PartyContactsUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    it('ROL-02 makes one contact of many acceptances, whose owner then signs in', async () => {
      const [email] = line.newEmails;
      const person = { email, firstName: 'Ada', lastName: 'Lovelace' };
      const ids = await Promise.all(
        Array.from({ length: 6 }, (_, at) => (at % 2 ? line.contacts : line.otherNode).ensure(person)),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await line.directory.findGuest({ channel: 'email', email })).toMatchObject({
        contactId: ids[0],
        firstName: 'Ada',
        lastName: 'Lovelace',
      });
    });

    it('ROL-02 finds a guest whom the CRM has, and leaves the name', async () => {
      const { contactId, email } = line.known;
      const before = await line.directory.findGuest({ channel: 'email', email });
      expect(await line.contacts.ensure({ email, firstName: 'Somebody', lastName: 'Else' })).toBe(contactId);
      expect(await line.directory.findGuest({ channel: 'email', email })).toEqual(before);
    });

    it('ROL-02 takes a name of one word', async () => {
      const [, email] = line.newEmails;
      await line.contacts.ensure({ email, firstName: 'Madonna', lastName: '' });
      const guest = await line.directory.findGuest({ channel: 'email', email });
      expect(`${guest?.firstName ?? ''}${guest?.lastName ?? ''}`).toBe('Madonna');
    });
  });
}
