import fc from 'fast-check';
import type { Departure } from '../../core/excursions/departure';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { reconcilingNodes } from '../../../test/builders/reconciling-nodes';
import { someExcursionTerms as terms } from '../../../test/builders/some-terms';
import { describeExcursionBookings } from '../../../test/contracts/excursion-bookings.contract';
import { testDatabases } from '../../../test/services/databases';
import { engineManners } from '../../../test/simulators/engine/excursion-store';

const [sqlite] = testDatabases;

for (const manner of engineManners) {
  describeExcursionBookings(`an engine by the contract, ${manner}`, async () => {
    if (!sqlite) throw new Error('There is no database to test with.');
    const clock = new StoppedClock();
    const nodes = await reconcilingNodes({ manner, clock, create: sqlite.create });
    return {
      excursionBookings: nodes.excursionBookings,
      otherNode: nodes.otherNode,
      requests: nodes.requests,
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      offerHours: terms.offerHours,
      offer: (departure) => nodes.engine.store.offer(departure),
      close: nodes.close,
    };
  });
}

/** What a party of the property's histories does; guests by number. */
type Step =
  | { readonly kind: 'reserve'; readonly guest: number; readonly size: number; readonly node: 0 | 1 }
  | { readonly kind: 'remove' | 'accept'; readonly guest: number; readonly node: 0 | 1 }
  | { readonly kind: 'pass'; readonly hours: number };

const node = fc.constantFrom<0 | 1>(0, 1);
const guest = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('reserve' as const), guest, size: fc.integer({ min: 1, max: 3 }), node }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), guest, node }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), guest, node }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 13 }) }) },
);

describe.each(engineManners)('any history before an engine that is %s', (manner) => {
  it('D5 D9 keeps taken and free at the capacity, and each seat to one owner', async () => {
    if (!sqlite) throw new Error('There is no database to test with.');
    const clock = new StoppedClock();
    const nodes = await reconcilingNodes({ manner, clock, create: sqlite.create, pauseMs: 2 });
    let histories = 0;
    const carryOut = async (one: Step, departure: Departure) => {
      if (one.kind === 'pass') return clock.pass({ minutes: one.hours * 60 });
      const excursionBookings = one.node === 0 ? nodes.excursionBookings : nodes.otherNode;
      const reservationId = `ON-${histories}-${one.guest}`;
      if (one.kind === 'reserve')
        return void (await excursionBookings.reserve(aPartyRequest({ departure, reservationId, size: one.size })));
      const [party] = await excursionBookings.findParties([reservationId]);
      if (!party) return;
      const whose = { contactId: 'contact', reservationIds: [reservationId] };
      if (one.kind === 'accept') return void (await excursionBookings.accept({ ...whose, partyId: party.partyId }));
      await excursionBookings
        .remove({ ...whose, bookingIds: party.bookings.map(({ bookingId }) => bookingId) })
        .catch(() => undefined);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), async (rounds) => {
        histories += 1;
        const departure = aDeparture({
          id: `history-${histories}`,
          begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000),
        });
        nodes.engine.store.offer(departure);
        for (const round of rounds) {
          await Promise.all(round.map((one) => carryOut(one, departure)));
          const parties = await nodes.excursionBookings.findParties(
            Array.from({ length: 6 }, (_, index) => `ON-${histories}-${index}`),
          );
          const owners = parties
            .filter(({ state }) => state !== 'waiting')
            .flatMap(({ bookings }) => bookings.map(({ participantId }) => participantId));
          const [{ taken, capacity } = { taken: 0, capacity: departure.capacity }] = await nodes.upstream.findSeats([
            departure.departureId,
          ]);
          expect(taken).toBeLessThanOrEqual(capacity ?? 0);
          expect(owners).toHaveLength(taken);
          expect(new Set(owners).size).toBe(owners.length);
        }
      }),
      { numRuns: 8 },
    );
    await nodes.close();
  }, 60_000);
});
