import { someGuests } from '../../../../test/builders/a-booking';
import { twoNodes } from '../../../../test/builders/two-nodes';
import { describeAddressRepository } from '../../../../test/contracts/address-repository.contract';
import { describeContactRepository } from '../../../../test/contracts/contact-repository.contract';
import { testDatabases } from '../../../../test/services/databases';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { EmbeddedAddressRepository } from './address-repository';
import { EmbeddedContactRepository } from './contact-repository';

for (const { name, create } of testDatabases) {
  describeContactRepository(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    let guests = 0;
    return {
      repository: new EmbeddedContactRepository(line.db, line.clock),
      otherNode: new EmbeddedContactRepository(line.otherNode.db, line.clock),
      directory: line.otherNode.directory,
      newGuest: async () => {
        guests += 1;
        const guest = {
          contactId: `contact-ada-${guests}`,
          email: `ada-${guests}@example.com`,
          phone: `+1305555${4000 + guests}`,
        };
        await line.db
          .insertInto('contacts')
          .values({ ...emptyContact, contact_id: guest.contactId })
          .execute();
        await line.db
          .insertInto('contact_emails')
          .values({ email: guest.email, contact_id: guest.contactId, is_primary: 1 })
          .execute();
        await line.db
          .insertInto('contact_phones')
          .values({ phone: guest.phone, contact_id: guest.contactId, is_primary: 1 })
          .execute();
        return guest;
      },
      now: () => {
        line.clock.pass({ seconds: 1 });
        return line.clock.now();
      },
      bookWith: (email) => {
        const [first, ...others] = someGuests();
        return line.book({ guests: first ? [{ ...first, email }, ...others] : [] });
      },
      tripsOf: async (contactId) =>
        (await line.trips.findTrips({ contactId })).map(({ reservationId }) => reservationId),
      close: line.close,
    };
  });

  describeAddressRepository(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      repository: new EmbeddedAddressRepository(line.db, line.clock),
      otherNode: new EmbeddedAddressRepository(line.otherNode.db, line.clock),
      guests: [james.contactId, eleanor.contactId],
      close: line.close,
    };
  });
}

const emptyContact = {
  opportunity_id: null,
  title: null,
  first_name: 'Ada',
  last_name: 'Lindqvist',
  country_code: null,
  record_type_name: 'Guest',
  is_owned_by_consultant: 0,
  consultant_id: null,
  bio: null,
  gender: null,
  date_of_birth: null,
  accessibility_needs: null,
  passport: null,
  created_at: 0,
};
