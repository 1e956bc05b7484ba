import { someGuests } from '../../../test/builders/a-booking';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeTripBook } from '../../../test/contracts/trip-book.contract';
import { testDatabases } from '../../../test/services/databases';
import { eleanor, james } from './seed/sample-guests';

for (const { name, create } of testDatabases) {
  describeTripBook(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      trips: line.trips,
      book: ({ email, contactId }) => line.book({ guests: someGuests(email), ...(contactId === undefined ? {} : { contactId }) }),
      verify: (contactId, email) => line.directory.recordVerifiedAddress({ contactId, identifier: { channel: 'email', email }, at: line.clock.now() }),
      pass: (time) => line.clock.pass(time),
      ownerOf: async (email) => (await line.directory.findGuest({ channel: 'email', email }))?.contactId,
      guest: eleanor,
      other: james,
      close: line.close,
    };
  });
}
