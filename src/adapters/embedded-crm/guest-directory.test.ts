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
}
