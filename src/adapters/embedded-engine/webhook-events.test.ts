import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import { aBookingRequest, aQuote, someGuests } from '../../../test/builders/a-booking';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { aLead } from '../../../test/builders/a-lead';
import { readSampleLine } from '../../../test/builders/sample-line';
import { someExcursionTerms } from '../../../test/builders/some-terms';
import { closed } from '../../../test/support/closed-schema';
import { inlineReferences } from '../../web/openapi/inline-references';
import { openApiDocument } from '../../web/openapi/openapi-document';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { paymentReference } from '../../core/engine/finish-payment';
import { webhookEventTypes } from '../../core/webhooks/webhook-event';
import { LineOffice } from '../embedded-office/line-office';
import { SqlLeadOutbox } from '../embedded-state/leads/lead-outbox';
import { SqlWebhookDeliveries } from '../embedded-state/webhooks/webhook-deliveries';
import { SqlWebhookEndpoints } from '../embedded-state/webhooks/webhook-endpoints';
import { NodeSecrets } from '../node-crypto/secrets';
import { atomically } from '../sql/atomically';
import { recordWebhookEvent } from '../sql/record-webhook-event';
import { EmbeddedExcursionBookings } from './excursion-bookings';

const url = 'https://receiver.example/hook';
const secrets = new NodeSecrets('a secret for tests');
const freeCabins = 5;

interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface EventSchema {
  readonly allOf?: readonly { readonly properties?: Readonly<Record<string, { readonly const?: string }>> }[];
}

/** What a value is made of: names and kinds of values, without the values. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
      : typeof value;

describe.each([...testDatabases])('events of the embedded systems, $name', ({ create }) => {
  let line: TwoNodes;
  let office: LineOffice;
  let endpointId: string;
  let sailings: string[];
  beforeAll(async () => {
    line = await twoNodes(create);
    office = new LineOffice({
      db: line.db,
      content: readSampleLine(),
      clock: line.clock,
      payments: line.payments,
      who: 'ines',
    });
    sailings = [...line.itineraryIds];
    ({ endpointId } = await new SqlWebhookEndpoints(line.db, secrets).add({ url, events: webhookEventTypes }));
  });
  afterAll(() => line.close());

  const all: SentEvent[] = [];
  let departureCount = 0;
  const deliveries = () => new SqlWebhookDeliveries(line.otherNode.db, secrets);
  /** What was recorded since it was last asked. */
  async function recorded(): Promise<readonly string[]> {
    const claimed = await deliveries().claimDue({ endpointId, max: 50, forSeconds: 600 });
    const events = claimed.map(({ body }) => JSON.parse(body) as SentEvent);
    all.push(...events);
    return events
      .map(({ type, data }) => [type, data['reservationId'], data['reason']].filter(Boolean).join(' '))
      .toSorted();
  }
  const nextSailing = () => sailings.pop() ?? '';
  const pay = (reservationId: string) =>
    line.cabinBookings.recordPayment({
      paymentId: `deposit-${reservationId}`,
      reservationId,
      amount: aQuote().deposit,
    });
  const deposit = aQuote().deposit.amount;

  async function reportLead(): Promise<void> {
    const outbox = new SqlLeadOutbox(line.db, line.clock);
    const lead = aLead();
    await outbox.save(lead);
    await outbox.save(lead);
    expect(await recorded()).toEqual(['lead.received']);
    expect(all.at(-1)?.data).toEqual({ leadId: lead.submissionId, form: 'contact-us' });
  }

  async function reportPayment(): Promise<void> {
    const offered = await line.book({ request: aBookingRequest({ itineraryId: nextSailing() }) });
    expect(await recorded()).toEqual([]);
    expect([await pay(offered), await pay(offered)]).toEqual(['recorded', 'recorded']);
    expect(await recorded()).toEqual([`payment.received ${offered}`, `reservation.confirmed ${offered}`]);
    const paid = await line.book({ request: aBookingRequest({ itineraryId: nextSailing() }), paid: deposit });
    expect(await recorded()).toEqual([`payment.received ${paid}`, `reservation.confirmed ${paid}`]);
    expect(
      all.find(({ type, data }) => type === 'payment.received' && data['reservationId'] === offered)?.data,
    ).toEqual({
      paymentId: `deposit-${offered}`,
      reservationId: offered,
      amount: { amount: deposit, currency: 'USD' },
    });
  }

  async function reportRefund(): Promise<void> {
    const paid = await line.book({ request: aBookingRequest({ itineraryId: nextSailing() }) });
    const card = { number: '4242424242424242', expiry: '12/39', securityCode: '123', nameOnCard: 'Ada Quist' };
    await line.payments.begin({
      reference: paymentReference(`deposit-${paid}`),
      amount: aQuote().deposit,
      means: { kind: 'test-card', card },
      openForMs: 60_000,
    });
    await pay(paid);
    await recorded();
    await office.cancel(paid);
    await office.cancel(paid);
    const events = await recorded();
    expect(events.filter((event) => event.startsWith('payment.refunded'))).toEqual([`payment.refunded ${paid}`]);
    expect(all.findLast(({ type }) => type === 'payment.refunded')?.data['amount']).toMatchObject({ currency: 'USD' });
  }

  async function reportEnds(): Promise<void> {
    const paid = await line.book({ request: aBookingRequest({ itineraryId: nextSailing() }), paid: deposit });
    const offered = await line.book({ request: aBookingRequest({ itineraryId: nextSailing() }) });
    await recorded();
    await office.cancel(paid);
    await office.cancel(paid);
    await office.lapse(offered);
    await office.lapse(offered).catch(() => undefined);
    expect(await recorded()).toEqual(
      [`reservation.cancelled ${paid} cancelled`, `reservation.cancelled ${offered} lapsed`].toSorted(),
    );
  }

  async function reportWaitlist(): Promise<void> {
    const request = aBookingRequest({ itineraryId: nextSailing() });
    const booked: string[] = [];
    for (let i = 0; i < freeCabins; i += 1) booked.push(await line.book({ request }));
    const join = (requestKey: string) =>
      line.waitlist.join({
        ...request,
        requestKey: `${requestKey} ${request.itineraryId}`,
        quote: aQuote(),
        guests: someGuests(),
      });
    const { reservationId: first } = await join('first');
    await join('first');
    const { reservationId: second } = await join('second');
    expect(await recorded()).toEqual([`waitlist.joined ${first}`, `waitlist.joined ${second}`].toSorted());
    const expiresAt = new Date(line.clock.now().getTime() + 3_600_000);
    await line.changes.cancel(booked[0] ?? '');
    await line.offers.offer({ reservationId: first, quote: aQuote(), expiresAt });
    await line.waitlist.decline(first);
    await line.offers.offer({ reservationId: second, quote: aQuote(), expiresAt });
    line.clock.pass({ minutes: 120 });
    await line.offers.passOn();
    expect(await recorded()).toEqual(
      [
        `reservation.cancelled ${booked[0]} cancelled`,
        `waitlist.offered ${first}`,
        `reservation.cancelled ${first} cancelled`,
        `waitlist.offered ${second}`,
        `reservation.cancelled ${second} lapsed`,
      ].toSorted(),
    );
    const offer = all.findLast(({ type }) => type === 'waitlist.offered');
    expect(offer?.data).toMatchObject({ offerEndsAt: expiresAt.toISOString(), guests: 2, category: 'SV' });
  }

  async function reportExcursions(): Promise<void> {
    const bookings = new EmbeddedExcursionBookings(line.db, line.clock, someExcursionTerms);
    const begins = new Date(line.clock.now().getTime() + 20 * 24 * 3_600_000);
    const departure = aDeparture({ id: `ONX-180${(departureCount += 1)}`, begins, capacity: 3 });
    const reserve = async (size: number) => {
      const outcome = await bookings.reserve(aPartyRequest({ departure, size }));
      if (outcome.kind !== 'reserved') throw new Error(`expected seats, got ${outcome.kind}`);
      return outcome.party;
    };
    const seated = await reserve(3);
    const waiting = await reserve(2);
    const { contactId, reservationId, partyId } = waiting;
    expect(await recorded()).toEqual(
      [`excursion.booked ${seated.reservationId}`, `excursion.waitlisted ${reservationId}`].toSorted(),
    );
    const [one, two] = seated.bookings.map(({ bookingId }) => bookingId);
    const removal = {
      contactId: seated.contactId,
      reservationIds: [seated.reservationId],
      bookingIds: [one ?? '', two ?? ''],
    };
    await bookings.remove(removal);
    await bookings.remove(removal);
    expect(await recorded()).toEqual(
      [`excursion.cancelled ${seated.reservationId}`, `excursion.offered ${reservationId}`].toSorted(),
    );
    expect(all.findLast(({ type }) => type === 'excursion.cancelled')?.data['bookingIds']).toEqual([one, two]);
    expect(all.findLast(({ type }) => type === 'excursion.offered')?.data['offerEndsAt']).toMatch(/^20.*Z$/);
    const leaving = await reserve(3);
    const bookingIds = leaving.bookings.map(({ bookingId }) => bookingId);
    await bookings.remove({ contactId: leaving.contactId, reservationIds: [leaving.reservationId], bookingIds });
    expect(await recorded()).toEqual(
      [`excursion.cancelled ${leaving.reservationId}`, `excursion.waitlisted ${leaving.reservationId}`].toSorted(),
    );
    await bookings.accept({ contactId, reservationIds: [reservationId], partyId });
    expect(await recorded()).toEqual([`excursion.booked ${reservationId}`]);
    expect(all.at(-1)?.data['bookingIds']).toEqual(waiting.bookings.map(({ bookingId }) => bookingId));
  }

  it('D1 D2 report a lead once, with the transaction that stores it', reportLead);

  it('D6 report a payment and the booking that it made once each', reportPayment);

  it('D9 report a refund once, however often it is noted', reportRefund);

  it('D9 report once that a reservation was cancelled, or lapsed', reportEnds);

  it('SUI-13 report entries of a waitlist, their offers and their end', reportWaitlist);

  it(
    'D9 report excursion seats and waitlist entries: joined, offered, accepted, released and lapsed',
    reportExcursions,
  );

  it('D1 record nothing of a change that was rolled back, or to which no receiver is subscribed', async () => {
    const facts = jest.fn(() => ({ leadId: 'x', form: 'y' }));
    await expect(
      atomically(line.db, async (transaction) => {
        await recordWebhookEvent(transaction, 'lead.received', 'undone', facts);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(facts).toHaveBeenCalledTimes(1);
    const endpoints = new SqlWebhookEndpoints(line.db, secrets);
    await endpoints.changeState(endpointId, 'disabled');
    await recordWebhookEvent(line.db, 'lead.received', 'unwanted', facts);
    await endpoints.changeState(endpointId, 'active');
    expect(facts).toHaveBeenCalledTimes(1);
    expect(await recorded()).toEqual([]);
  });

  describe('of every type', () => {
    beforeAll(async () => {
      for (const report of [reportLead, reportPayment, reportRefund, reportEnds, reportWaitlist, reportExcursions])
        await report();
    });

    it('H60 F9 contain nothing that identifies a person', () => {
      expect(new Set(all.map(({ type }) => type))).toEqual(new Set(webhookEventTypes));
      // Random identifiers may contain any of these by chance.
      const withoutIds = JSON.stringify(all, (key, value: unknown) => (/^id$|Ids?$/.test(key) ? undefined : value));
      expect(withoutIds).not.toMatch(/Ada|Quist|Bo\b|Okafor|@|1305|1980-02-29|1979-12-31|Guest|room|newsletter/);
    });

    it('H57 contain what the guide shows', () => {
      const guide = readFileSync('docs/integrators/webhooks.md', 'utf8');
      const shown = [...guide.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) => JSON.parse(text) as SentEvent);
      expect(shown.map(({ type }) => type)).toEqual(webhookEventTypes);
      for (const example of shown)
        expect(shapeOf(example)).toEqual(shapeOf(all.find(({ type }) => type === example.type)));
    });

    it('H57 contain what the description of the API says, and nothing else', () => {
      const { components } = inlineReferences(openApiDocument([])) as {
        readonly components: { readonly schemas: Readonly<Record<string, EventSchema>> };
      };
      const described = Object.values(components.schemas).flatMap((schema) => {
        const type = schema.allOf?.[1]?.properties?.['type']?.const;
        return type === undefined ? [] : [[type, schema] as const];
      });
      expect(described.map(([type]) => type)).toEqual(webhookEventTypes);
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      addFormats(ajv);
      const schemas = new Map(described);
      const found = all.map((event) => {
        const validate = ajv.compile(closed(schemas.get(event.type)) as object);
        return [event.type, validate(event) ? [] : validate.errors];
      });
      expect(found).toEqual(all.map(({ type }) => [type, []]));
    });
  });
});
