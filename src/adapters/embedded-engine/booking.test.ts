import { aBookingRequest, someGuests } from '../../../test/builders/a-booking';
import { aQuoteSeal } from '../../../test/builders/a-quote-seal';
import { aCard } from '../../../test/contracts/payments.contract';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { AnswerSecondStep } from '../../core/engine/answer-second-step';
import { BookCabin } from '../../core/engine/book-cabin';
import { HoldCabin } from '../../core/engine/hold-cabin';
import { SettlePayments } from '../../core/engine/settle-payments';
import { james } from '../embedded-line/seed/sample-guests';

const cards = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
  silent: '4000000000000341',
};

describe.each([...testDatabases])('a booking on the embedded line, $name', ({ create }) => {
  let line: TwoNodes;
  let unused: string[];
  beforeAll(async () => {
    line = await twoNodes(create);
    unused = [...line.itineraryIds];
  });
  afterAll(() => line.close());

  const start = async () => {
    const itineraryId = unused.pop() ?? '';
    const holdCabin = new HoldCabin({
      ...line,
      terms: line.plan.terms,
      officeTimeZone: line.plan.timeZone,
      seal: aQuoteSeal(),
    });
    const outcome = await holdCabin.run({ request: aBookingRequest({ itineraryId }), contactId: james.contactId });
    if (outcome.kind !== 'held') throw new Error(`Expected a cabin, got ${outcome.kind}.`);
    const { holdId } = outcome.hold;
    await line.cabinBookings.saveGuests(holdId, someGuests());
    const pay = (number: string, node: Pick<TwoNodes, 'cabinBookings' | 'payments'> = line) =>
      new BookCabin(node.cabinBookings, node.payments, line.clock, line.fares).run({
        holdId,
        payment: { choice: 'deposit', means: { kind: 'test-card', card: aCard(number) } },
      });
    const trips = async () =>
      (await line.trips.findTrips({ contactId: james.contactId })).filter(
        (trip) => trip.packages[0]?.packageCode === itineraryId,
      );
    const payments = async () =>
      (
        await line.db
          .selectFrom('payments')
          .innerJoin('reservations', 'reservations.reservation_id', 'payments.reservation_id')
          .select('payments.amount')
          .where('reservations.itinerary_id', '=', itineraryId)
          .execute()
      ).map(({ amount }) => amount);
    return { holdId, pay, trips, payments };
  };

  it('TRP-06 D6 makes one reservation and one payment of many clicks on two nodes', async () => {
    const { pay, trips, payments } = await start();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, click) => pay(cards.pays, click % 2 ? line : line.otherNode)),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]?.kind).toBe('reserved');
    expect(await trips()).toMatchObject([{ status: 'BK', totalPaid: { amount: 308_625 } }]);
    expect(await payments()).toEqual([308_625]);
  });

  it('D7 reserves when the card company took the money and lost the answer', async () => {
    const { pay, trips, payments } = await start();
    expect((await pay(cards.silent)).kind).toBe('reserved');
    expect(await trips()).toHaveLength(1);
    expect(await payments()).toEqual([308_625]);
  });

  it('RES-20 takes another card after one that declines, and a code after one that asks', async () => {
    const { holdId, pay, trips, payments } = await start();
    expect(await pay(cards.declines)).toEqual({ kind: 'declined' });
    expect(await pay(cards.asks)).toEqual({ kind: 'second-step' });
    expect(await trips()).toEqual([]);
    const answer = new AnswerSecondStep(line.otherNode.cabinBookings, line.otherNode.payments, line.clock, line.fares);
    expect((await answer.run({ holdId, code: '123456' })).kind).toBe('reserved');
    expect(await payments()).toEqual([308_625]);
  });

  it('D7 finishes what a node left behind that died between the payment and the reservation', async () => {
    const { holdId, pay, trips } = await start();
    const dyingBookings = new Proxy(line.cabinBookings, {
      get: (cabinBookings, name) =>
        name === 'reserve'
          ? () => Promise.reject(new Error('killed'))
          : Reflect.get(cabinBookings, name).bind(cabinBookings),
    });
    await expect(pay(cards.pays, { cabinBookings: dyingBookings, payments: line.payments })).rejects.toThrow('killed');
    expect(await trips()).toEqual([]);
    line.clock.pass({ seconds: 21 });
    expect(
      await new SettlePayments(line.otherNode.cabinBookings, line.otherNode.payments, line.clock).run(),
    ).toMatchObject({
      reserved: 1,
    });
    expect(await trips()).toHaveLength(1);
    expect((await line.cabinBookings.getHold(holdId))?.reservationId).toBeDefined();
  });
});
