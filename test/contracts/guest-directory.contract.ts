import type { Guest } from '../../src/core/sign-in/guest';
import type { GuestDirectory } from '../../src/core/sign-in/guest-directory.port';

export interface GuestDirectoryUnderTest {
  readonly directory: GuestDirectory;
  /** Someone with a consultant, and someone without. */
  readonly withConsultant: Guest & { readonly email: string; readonly phone: string };
  readonly without: Guest & { readonly email: string; readonly phone: string };
  /** A visitor books with this e-mail and these names. */
  book(guest: { readonly email: string; readonly firstName: string; readonly phone: string }): Promise<void>;
  close(): Promise<void>;
}

export function describeGuestDirectory(name: string, open: () => Promise<GuestDirectoryUnderTest>): void {
  describe(`GuestDirectory on ${name}`, () => {
    let line: GuestDirectoryUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('AUT-27 finds a guest by e-mail, by phone and by contact', async () => {
      const { email, phone, contactId } = line.withConsultant;
      const guest = await line.directory.getGuest(contactId);
      expect(guest).toEqual(line.withConsultant);
      expect(await line.directory.findGuest({ channel: 'email', email })).toEqual(guest);
      expect(await line.directory.findGuest({ channel: 'phone', phone })).toEqual(guest);
    });

    it('AUT-27 distinguishes a guest who has a consultant from one who has none', async () => {
      expect(line.withConsultant).toMatchObject({
        isOwnedByConsultant: true,
        consultant: { firstName: expect.any(String) },
      });
      const other = await line.directory.getGuest(line.without.contactId);
      expect(other).toEqual(line.without);
      expect(other).toMatchObject({ isOwnedByConsultant: false });
      expect(other).not.toHaveProperty('consultant');
    });

    it('A7 finds no guest by an unknown address', async () => {
      expect(await line.directory.findGuest({ channel: 'email', email: 'stranger@example.com' })).toBeUndefined();
      expect(await line.directory.findGuest({ channel: 'phone', phone: '+13055550000' })).toBeUndefined();
      expect(await line.directory.getGuest('stranger')).toBeUndefined();
    });

    it('AUT-27 never lets a visitor’s booking change a guest who is known', async () => {
      await line.book({ email: line.without.email, firstName: 'Mallory', phone: '+13055550166' });
      expect(await line.directory.getGuest(line.without.contactId)).toEqual(line.without);
      expect(await line.directory.findGuest({ channel: 'phone', phone: '+13055550166' })).toBeUndefined();
    });

    it('A5 AUT-27 gives a new contact the name and e-mail of the booking, but no phone to sign in with', async () => {
      await line.book({ email: 'fresh@example.com', firstName: 'Fresh', phone: '+13055550167' });
      const guest = await line.directory.findGuest({ channel: 'email', email: 'fresh@example.com' });
      expect(guest).toMatchObject({ firstName: 'Fresh', email: 'fresh@example.com', isOwnedByConsultant: false });
      expect(guest).not.toHaveProperty('phone');
      expect(await line.directory.findGuest({ channel: 'phone', phone: '+13055550167' })).toBeUndefined();
    });
  });
}
