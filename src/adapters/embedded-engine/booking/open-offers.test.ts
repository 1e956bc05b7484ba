import { aBookingRequest, aQuote, someGuests } from '../../../../test/builders/a-booking';
import { twoNodes } from '../../../../test/builders/two-nodes';
import { testDatabases } from '../../../../test/services/databases';
import { EmbeddedCabinBookings } from '../cabin-bookings';
import { james } from '../../embedded-line/seed/sample-guests';

describe.each([...testDatabases])('unpaid offers, $name', ({ create }) => {
  it('TRP-05 D6 F4 keeps three for one guest or one address, a new one too, on two nodes, and takes a payment beyond them', async () => {
    const line = await twoNodes(create);
    const nodes = [line, line.otherNode].map(
      ({ db }) => new EmbeddedCabinBookings(db, line.clock, line.plan.timeZone, 3),
    );
    const itineraryIds = [...line.itineraryIds];
    const hold = async (guest: { readonly contactId?: string; readonly email?: string }) => {
      const request = aBookingRequest({ itineraryId: itineraryIds.pop() ?? '' });
      const expiresAt = new Date(line.clock.now().getTime() + 600_000);
      const { email, ...owner } = guest;
      const outcome = await line.cabinBookings.hold({ ...request, quote: aQuote(), expiresAt, ...owner });
      const holdId = outcome.kind === 'held' ? outcome.hold.holdId : '';
      await line.cabinBookings.saveGuests(holdId, someGuests(email));
      return holdId;
    };
    const kinds = async (guest: { readonly contactId?: string; readonly email?: string }, paid = 0) => {
      const holds = [];
      for (let count = 0; count < 5; count += 1) holds.push(await hold(guest));
      const outcomes = await Promise.all(
        holds.map(async (holdId, index) => nodes[index % 2]?.reserve({ holdId, paid })),
      );
      const reserved = outcomes.findIndex((outcome) => outcome?.kind === 'reserved');
      const again = await nodes[1]?.reserve({ holdId: holds[reserved] ?? '', paid });
      expect(again).toEqual(outcomes[reserved]);
      return outcomes.map((outcome) => outcome?.kind).sort();
    };
    const three = ['reserved', 'reserved', 'reserved', 'too-many-offers', 'too-many-offers'];
    expect(await kinds({ email: 'eager@example.com' })).toEqual(three);
    expect(await kinds({ contactId: james.contactId })).toEqual(three);
    expect(await kinds({ email: 'eager@example.com' }, 308_625)).toEqual(Array.from({ length: 5 }, () => 'reserved'));
    await line.close();
  }, 150_000);
});
