import { EmbeddedAcceptances } from '../../src/adapters/embedded-engine/acceptances';
import { EmbeddedBookingAdvisers } from '../../src/adapters/embedded-engine/booking-advisers';
import { EmbeddedDueRefunds } from '../../src/adapters/embedded-engine/due-refunds';
import { EmbeddedSailingCabins } from '../../src/adapters/embedded-engine/sailing-cabins';
import { EmbeddedBookingRecords } from '../../src/adapters/embedded-engine/booking-records';
import { readSampleLine } from './sample-line';
import { LineOffice } from '../../src/adapters/embedded-office/line-office';
import { RefusedCommand } from '../../src/adapters/embedded-office/refused-command';
import { EmbeddedHoldDrafts } from '../../src/adapters/embedded-engine/hold-drafts';
import { EmbeddedPaymentIntents } from '../../src/adapters/embedded-engine/payment-intents';
import { EmbeddedRefundedPayments } from '../../src/adapters/embedded-engine/refunded-payments';
import { EmbeddedReservationNews } from '../../src/adapters/embedded-engine/reservation-news';
import { EmbeddedEngineHandoff, type EngineEntryAddresses } from '../../src/adapters/embedded-engine/engine-handoff';
import { eleanor, james } from '../../src/adapters/embedded-line/seed/sample-guests';
import { SqlSingleUse } from '../../src/adapters/embedded-state/sign-in/single-use';
import { NodeSecrets } from '../../src/adapters/node-crypto/secrets';
import { paymentReference } from '../../src/core/engine/finish-payment';
import type { SingleUse } from '../../src/core/shared/single-use.port';
import { todayIn } from '../../src/core/shared/plain-date';
import { Unavailable } from '../../src/core/shared/unavailable';
import type { EngineUnderTest } from '../contracts/engine.contract';
import { money } from '../../src/core/shared/money';
import type { PaymentOrder, Payments } from '../../src/core/engine/payments.port';
import { aCard, type TestCardsUnderTest } from '../contracts/payments.contract';
import type { CreateDatabase } from '../services/databases';
import { aBookingRequest, aQuote, someGuests } from './a-booking';
import { aLinePlan, someCabins } from './a-line-plan';
import { someSeals } from './some-seals';
import { type TwoNodes, twoNodes } from './two-nodes';

interface DatabaseUnderTest {
  readonly name: string;
  readonly create: CreateDatabase;
}

type TimeSpan = Parameters<TwoNodes['clock']['pass']>[0];

/** The embedded line's reservation engine, two nodes of it on a database of its own for each port. */
export function embeddedEngine({ name, create }: DatabaseUnderTest): Required<EngineUnderTest> {
  const open = () => twoNodes(create);
  return {
    name: `the embedded line, ${name}`,
    sailingInventory: async () => toInventory(await open()),
    sailingCabins: async () => toSailingCabins(await open()),
    fares: async () => {
      const plan = aLinePlan();
      const line = await twoNodes(create, { ...plan, cabins: [...plan.cabins, ...someCabins('PS', 9, 1)] });
      return { fares: line.fares, itineraryId: line.itineraryIds[0] ?? '', close: line.close };
    },
    cabinBookings: async () => {
      const line = await open();
      const nodes = [line, line.otherNode];
      return {
        ...line,
        otherNode: line.otherNode.cabinBookings,
        refundedPayments: nodes.map(({ db }) => new EmbeddedRefundedPayments(db, line.clock)),
        ...timeAndSailings(line),
      };
    },
    holdDrafts: async () => {
      const line = await open();
      const draftsOf = ({ db }: Pick<TwoNodes, 'db'>) => new EmbeddedHoldDrafts(db, someSeals, line.clock);
      return { ...line, drafts: draftsOf(line), otherNode: draftsOf(line.otherNode), ...timeAndSailings(line) };
    },
    holdSuites: async () => {
      const line = await open();
      const toNode = ({ db, cabinBookings, holdSuites }: Pick<TwoNodes, 'db' | 'cabinBookings' | 'holdSuites'>) => ({
        intents: new EmbeddedPaymentIntents(db, line.clock),
        cabinBookings,
        suites: holdSuites,
      });
      return {
        ...line,
        ...toNode(line),
        otherNode: toNode(line.otherNode),
        records: new EmbeddedBookingRecords(line.db),
        refunds: new EmbeddedDueRefunds(line.db, line.clock),
        ...timeAndSailings(line),
      };
    },
    acceptances: async () => {
      const line = await open();
      return {
        acceptances: new EmbeddedAcceptances(line.db),
        otherNode: new EmbeddedAcceptances(line.otherNode.db),
        storedFor: async (holdId: string) => {
          const rows = line.otherNode.db.selectFrom('acceptances').selectAll().where('hold_id', '=', holdId);
          return (await rows.orderBy('accepted_at').execute()).map((row) => ({
            holdId,
            version: row.version,
            textHash: row.text_hash,
            acceptedAt: new Date(Number(row.accepted_at)),
          }));
        },
        close: line.close,
      };
    },
    bookingAdvisers: async () => {
      const line = await open();
      return {
        ...line,
        ...timeAndSailings(line),
        advisers: new EmbeddedBookingAdvisers(line.db, line.clock),
        otherNode: new EmbeddedBookingAdvisers(line.otherNode.db, line.clock),
        records: new EmbeddedBookingRecords(line.db),
      };
    },
    dueRefunds: async () => toDueRefunds(await open()),
    payments: async () => {
      const line = await open();
      const charge = (order: Pick<PaymentOrder, 'reference' | 'amount'>, number: string, node: Payments) =>
        node.begin({ ...order, means: { kind: 'test-card', card: aCard(number) }, openForMs: 0 });
      return {
        payments: line.payments,
        otherNode: line.otherNode.payments,
        pay: (order, node = line.payments) => charge(order, '4242424242424242', node),
        decline: (order) => charge(order, '4000000000000002', line.payments),
        taken: (reference) => takenByTestCards(line.db, reference),
        close: line.close,
      };
    },
    paymentIntents: async () => {
      const line = await open();
      const [intents, otherNode] = [line, line.otherNode].map(
        ({ db }) => new EmbeddedPaymentIntents(db, line.clock),
      ) as [EmbeddedPaymentIntents, EmbeddedPaymentIntents];
      return {
        intents,
        otherNode,
        ...timeAndSailings(line),
        offer: () => line.book({}),
        total: aQuote().total.amount,
        close: line.close,
      };
    },
    waitlist: async () => {
      const line = await open();
      return { ...line, ...timeAndSailings(line) };
    },
    reservationNews: async () => toReservationNews(await open()),
    bookingRecords: async () => {
      const line = await open();
      return { records: new EmbeddedBookingRecords(line.db), offer: () => line.book({}), close: line.close };
    },
    tripRepository: async () => toTripRepository(await open()),
    engineHandoff: async () => toEngineHandoff(await open()),
  };
}

function timeAndSailings(line: TwoNodes) {
  // From the far end: the sample guest's own trips lie nearer.
  const unused = [...line.itineraryIds];
  return {
    now: () => line.clock.now(),
    pass: (time: TimeSpan) => line.clock.pass(time),
    nextSailing: () => unused.pop() ?? '',
    freeCabins: 5,
    contactId: james.contactId,
  };
}

/** The command leaves what it could not refund to the job. */
const providerDown = { refundAmount: () => Promise.reject(new Error('The provider is down')) };

function toDueRefunds(line: TwoNodes) {
  const { db, otherNode, clock, close } = line;
  const office = new LineOffice({ db, content: readSampleLine(), clock, payments: providerDown, who: 'ines' });
  let count = 0;
  const bookPaid = async () => {
    const reservationId = await line.book({});
    const paymentId = `refunded-${(count += 1)}`;
    const amount = money(50_000, 'USD');
    await line.cabinBookings.recordPayment({ paymentId, reservationId, amount, cardLast4: '4242' });
    return { reservationId, reference: paymentReference(paymentId) };
  };
  return {
    refunds: new EmbeddedDueRefunds(db, clock),
    otherNode: new EmbeddedDueRefunds(otherNode.db, clock),
    bookPaid,
    end: async (reservationId: string) => void (await office.cancel(reservationId)),
    endPaid: async () => {
      const { reservationId } = await bookPaid();
      await office.cancel(reservationId);
      return reservationId;
    },
    paidOn: async (reservationId: string) =>
      (await new EmbeddedBookingRecords(db).getBooking(reservationId))?.paid.amount,
    close,
  };
}

function toReservationNews(line: TwoNodes) {
  const { db, otherNode, clock, close } = line;
  const office = new LineOffice({ db, content: readSampleLine(), clock, payments: line.payments, who: 'ines' });
  const sailings = timeAndSailings(line);
  let requestCount = 0;
  return {
    ...sailings,
    news: new EmbeddedReservationNews(db, clock),
    otherNode: new EmbeddedReservationNews(otherNode.db, clock),
    offer: () => line.book({ request: aBookingRequest({ itineraryId: sailings.nextSailing() }) }),
    payDeposit: async (reservationId: string) => {
      await line.cabinBookings.recordPayment({
        paymentId: `deposit-of-${reservationId}`,
        reservationId,
        amount: aQuote().deposit,
        cardLast4: '4242',
      });
    },
    pay: async (paymentId: string, cents: number, ...reservationIds: readonly string[]) => {
      const [reservationId = '', ...others] = reservationIds;
      const amount = money(cents / reservationIds.length, 'USD');
      await line.cabinBookings.recordPayment({
        paymentId,
        reservationId,
        amount: money(cents, 'USD'),
        ...(others.length > 0 ? { shares: reservationIds.map((id) => ({ reservationId: id, amount })) } : {}),
        cardLast4: '4242',
      });
    },
    bookPaid: () =>
      line.book({ request: aBookingRequest({ itineraryId: sailings.nextSailing() }), paid: aQuote().deposit.amount }),
    joinLine: async () => {
      const waitlistRequest = {
        ...aBookingRequest({ itineraryId: sailings.nextSailing() }),
        requestKey: `wish-${(requestCount += 1)}`,
        contactId: james.contactId,
      };
      return (await line.waitlist.join({ ...waitlistRequest, quote: aQuote(), guests: someGuests() })).reservationId;
    },
    end: async (reservationId: string) => {
      const entries = await line.waitlist.findEntries([reservationId]);
      await (entries.length > 0 ? office.releaseEntry(reservationId) : office.cancel(reservationId));
    },
    /** Nothing happens where nothing can lapse. */
    lapse: (reservationId: string) =>
      office.lapse(reservationId).then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof RefusedCommand)) throw error;
        },
      ),
    acceptOffer: async (reservationId: string) => {
      await line.offers.offer({
        reservationId,
        quote: aQuote(),
        expiresAt: new Date(clock.now().getTime() + 3_600_000),
      });
      await line.waitlist.accept(reservationId);
    },
    close,
  };
}

export const toSailingCabins = (line: TwoNodes) => ({
  ...line,
  cabins: new EmbeddedSailingCabins(line.db, line.clock),
  ...timeAndSailings(line),
});

export const toInventory = (line: TwoNodes) => ({
  inventory: line.inventory,
  today: todayIn(line.plan.timeZone, line.clock.now()),
  itineraryId: line.itineraryIds[30] ?? '',
  hold: async (itineraryId: string, category: string) => {
    const expiresAt = new Date(line.clock.now().getTime() + 600_000);
    await line.cabinBookings.hold({ ...aBookingRequest({ itineraryId, category }), quote: aQuote(), expiresAt });
  },
  pass: (time: TimeSpan) => line.clock.pass(time),
  close: line.close,
});

export const toTripRepository = (line: TwoNodes) => ({
  trips: line.trips,
  book: ({ email, contactId }: { readonly email: string; readonly contactId?: string }) =>
    line.book({ guests: someGuests(email), ...(contactId === undefined ? {} : { contactId }) }),
  verify: (contactId: string, email: string) =>
    line.directory.recordVerifiedAddress({ contactId, identifier: { channel: 'email', email }, at: line.clock.now() }),
  pass: (time: TimeSpan) => line.clock.pass(time),
  ownerOf: async (email: string) => (await line.directory.findGuest({ channel: 'email', email }))?.contactId,
  guest: eleanor,
  other: james,
  close: line.close,
});

/** Where the embedded engine lets guests in. */
export const testEntryAddresses: EngineEntryAddresses = {
  login: '/engine/sso',
  customerBooking: (reservationId) => `/engine/manage?permit=sealed-${reservationId}`,
  fareBreakdown: (reservationId) => `/engine/manage/fare-breakdown.pdf?permit=sealed-${reservationId}`,
};
export const noMemory: Pick<SingleUse, 'use'> = {
  use: () => Promise.reject(new Unavailable('session and code store')),
};

/** Nodes have nothing in common but the secret of their configuration and the database. */
function toEngineHandoff({ db, otherNode, clock, close }: TwoNodes) {
  const node = (singleUse: Pick<SingleUse, 'use'>) =>
    new EmbeddedEngineHandoff({
      secrets: new NodeSecrets('a secret for tests'),
      singleUse,
      clock,
      entryAddresses: testEntryAddresses,
    });
  const here = node(new SqlSingleUse(db, clock));
  return {
    engineHandoff: here,
    entrance: here,
    otherEntrance: node(new SqlSingleUse(otherNode.db, clock)),
    withoutMemory: node(noMemory),
    now: () => clock.now(),
    pass: (time: TimeSpan) => clock.pass(time),
    close,
  };
}

async function takenByTestCards(db: TwoNodes['db'], reference: string): Promise<number> {
  const charge = await db
    .selectFrom('card_charges')
    .selectAll()
    .where('reference', '=', reference)
    .where('outcome', '=', 'paid')
    .executeTakeFirst();
  const refunds = await db.selectFrom('card_refunds').selectAll().where('reference', '=', reference).execute();
  return (charge?.amount ?? 0) - refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Test cards on a line of two nodes. */
export const testCardsOn =
  ({ create }: DatabaseUnderTest) =>
  async (): Promise<TestCardsUnderTest> => {
    const line = await twoNodes(create);
    return {
      payments: line.payments,
      otherNode: line.otherNode.payments,
      paying: '4242424242424242',
      declining: '4000000000000002',
      secondStep: '4000002500003155',
      silent: '4000000000000341',
      rightCode: '123456',
      close: line.close,
    };
  };
