import { someGuests } from '../../../test/builders/a-booking';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeGuestDirectory } from '../../../test/contracts/guest-directory.contract';
import { testDatabases } from '../../../test/services/databases';
import { eleanorsDetails } from '../embedded-line/seed/sample-account';
import { eleanor, james } from '../embedded-line/seed/sample-guests';

for (const { name, create } of testDatabases) {
  describeGuestDirectory(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    const [consultant] = line.plan.consultants;
    if (!consultant) throw new Error('The sample line has no consultant.');
    return {
      directory: line.directory,
      withConsultant: {
        ...eleanor,
        ...eleanorsDetails,
        firstName: 'Eleanor',
        lastName: 'Marsh',
        countryCode: 'US',
        opportunityId: expect.stringMatching(/^[0-9a-f]{32}$/),
        recordTypeName: 'Guest',
        isOwnedByConsultant: true,
        consultant,
      },
      without: {
        ...james,
        firstName: 'James',
        lastName: 'Okafor',
        countryCode: 'GB',
        recordTypeName: 'Guest',
        isOwnedByConsultant: false,
      },
      book: async (guest) => {
        const [first, ...others] = someGuests();
        if (first) await line.book({ guests: [{ ...first, ...guest }, ...others] });
      },
      close: line.close,
    };
  });

  it(`PYC-11 TRP-01 gives a new guest who booked a consultant at the first sign-in, and nobody without a trip, ${name}`, async () => {
    const line = await twoNodes(create);
    const [first, ...others] = someGuests();
    if (first) await line.book({ guests: [{ ...first, email: 'fresh@example.com' }, ...others] });
    const signIn = async (email: string) => {
      const guest = await line.directory.findGuest({ channel: 'email', email });
      if (!guest) throw new Error(`Nobody has ${email}.`);
      const { contactId } = guest;
      await line.directory.recordVerifiedAddress({
        contactId,
        identifier: { channel: 'email', email },
        at: new Date(),
      });
      return line.directory.getGuest(contactId);
    };
    expect(await signIn('fresh@example.com')).toMatchObject({
      isOwnedByConsultant: true,
      opportunityId: expect.stringMatching(/^[0-9a-f]{32}$/),
      consultant: { firstName: line.plan.consultants[0]?.firstName },
    });
    expect(await signIn(james.email)).toMatchObject({ isOwnedByConsultant: false });
    await line.close();
  });
}
