import { someGuests } from '../../../test/builders/a-booking';
import { type TwoNodes, twoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import type { Guest } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { findFaults } from '../embedded-office/self-check';
import { GuestsOfAnotherCrm } from './guests-of-another-crm';
import { eleanor } from '../embedded-line/seed/sample-guests';
import { sampleClientRefs } from './account/client-ref-tables';

const grace: Guest = {
  contactId: '0035g00000GraceAAA',
  firstName: 'Grace',
  lastName: 'Lund',
  recordTypeName: 'Guest',
  isOwnedByConsultant: false,
};
const theirEleanor: Guest = {
  ...grace,
  contactId: sampleClientRefs[eleanor.contactId],
  firstName: 'Eleanor',
  lastName: 'Marsh',
};

for (const { name, create } of testDatabases) {
  describe(`guests of another CRM at the embedded engine, ${name}`, () => {
    let line: TwoNodes;
    const asked: string[] = [];
    const crm: GuestDirectory = {
      findGuest: async () => grace,
      getGuest: async (contactId) => [grace, theirEleanor].find((guest) => guest.contactId === contactId),
      recordVerifiedAddress: async ({ contactId }) => void asked.push(contactId),
    };
    beforeEach(async () => {
      asked.length = 0;
      line = await twoNodes(create);
    });
    afterEach(() => line.close());
    const signIn = ({ contactId }: Guest, email: string) => {
      line.clock.pass({ minutes: 1 });
      return new GuestsOfAnotherCrm(crm, line.db).recordVerifiedAddress({
        contactId,
        identifier: { channel: 'email', email },
        at: line.clock.now(),
      });
    };
    const tripsOf = async ({ contactId }: Guest) =>
      (await line.otherNode.trips.findTrips({ contactId })).map(({ reservationId }) => reservationId);

    it('A8 lets them reserve once they have signed in, again and again, and shows what a visitor booked with their address', async () => {
      const [first, ...others] = someGuests();
      const before = await line.book({ guests: first ? [{ ...first, email: 'grace@example.com' }, ...others] : [] });
      await Promise.all([signIn(grace, 'grace@example.com'), signIn(grace, 'grace@example.com')]);
      expect(await tripsOf(grace)).toEqual([before]);
      const own = await line.book({ contactId: grace.contactId });
      await signIn(grace, 'grace@example.com');
      expect((await tripsOf(grace)).toSorted()).toEqual([before, own].toSorted());
      expect(asked).toEqual([grace.contactId, grace.contactId, grace.contactId]);
    });

    it('G10 breaks no rule of the self-check by a sign-in, with a second address neither, and mends an older record', async () => {
      const faults = () => findFaults(line.db, line.clock.now().getTime());
      await Promise.all([signIn(grace, 'grace@example.com'), signIn(theirEleanor, eleanor.email)]);
      expect(await faults()).toEqual([]);
      await signIn(grace, 'grace@lund.example');
      expect(await faults()).toEqual([]);
      await line.db
        .updateTable('contact_emails')
        .set({ is_primary: 0 })
        .where('contact_id', '=', grace.contactId)
        .execute();
      expect((await faults()).map(({ ids }) => ids)).toEqual([[grace.contactId]]);
      await signIn(grace, 'grace@lund.example');
      expect(await faults()).toEqual([]);
    });

    it('A8 shows them what this database has of them under the CRM’s id, and other guests nothing', async () => {
      await signIn(grace, 'grace@example.com');
      const own = await line.book({ contactId: grace.contactId });
      const booked = await line.book({ contactId: eleanor.contactId });
      const known = await tripsOf({ ...grace, contactId: eleanor.contactId });
      expect(known).toContain(booked);
      await signIn(theirEleanor, eleanor.email);
      expect([
        (await tripsOf(theirEleanor)).toSorted(),
        await tripsOf({ ...grace, contactId: eleanor.contactId }),
      ]).toEqual([known.toSorted(), []]);
      expect(await tripsOf(grace)).toEqual([own]);
    });
  });
}
