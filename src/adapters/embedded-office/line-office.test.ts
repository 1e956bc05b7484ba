import { aBookingRequest, aQuote, someGuests } from '../../../test/builders/a-booking';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { aCard } from '../../../test/contracts/payments.contract';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import { paymentReference } from '../../core/engine/finish-payment';
import { chargeReference } from '../../core/engine/payment-steps';
import { EmbeddedAcceptances } from '../embedded-engine/acceptances';
import { EmbeddedBookingRecords } from '../embedded-engine/booking-records';
import { EmbeddedReservationNews } from '../embedded-engine/reservation-news';
import { EmbeddedExcursionBookings } from '../embedded-engine/excursion-bookings';
import { EmbeddedFares } from '../embedded-engine/fares';
import { fakeLine } from '../../../test/builders/fake-line';
import { readSampleLine } from '../../../test/builders/sample-line';
import { ContentPorts } from '../content-in-memory/content-ports';
import { EmbeddedContent } from '../embedded-content/embedded-content';
import { james } from '../embedded-line/seed/sample-guests';
import { EmbeddedBespokeRequests } from '../embedded-engine/excursions/bespoke-requests';
import { aBespokeAsk, someBespokeDetails } from '../../../test/builders/some-bespoke-details';
import { refusalOf } from '../../../test/support/refusal-of';
import { LineReports } from './line-reports';
import { LineOffice } from './line-office';
import { NoPayments } from '../embedded-engine/no-payments';
import { RefundOffice } from './refund-office';
import { VoyagePublications } from '../embedded-content/voyage-publications';

const content = readSampleLine();

describe.each([...testDatabases])('the line’s own people at work, $name', ({ create }) => {
  let line: TwoNodes;
  let office: LineOffice;
  let reports: LineReports;
  beforeAll(async () => {
    line = await twoNodes(create);
    office = new LineOffice({ db: line.db, content, clock: line.clock, payments: line.payments, who: 'ines' });
    reports = new LineReports(line.db, line.inventory);
  });
  afterAll(() => line.close());

  const statusOf = async (reservationId: string) =>
    (await line.trips.getTrip({ contactId: james.contactId }, reservationId))?.status;
  const free = async (itineraryId: string) =>
    (await line.inventory.getSailing(itineraryId))?.suites.find(({ category }) => category === 'SV')?.availableCabins;
  const newest = async () => (await reports.log(1))[0] ?? '';

  it('ROL-06 H56 cancels a reservation and lapses an offer, each once, and logs who did it', async () => {
    const [one, other, paid] = [
      await line.book({ contactId: james.contactId }),
      await line.book({ contactId: james.contactId }),
      await line.book({ contactId: james.contactId, paid: aQuote().deposit.amount }),
    ];
    expect(await office.cancel(one)).toBe(`${one} is cancelled; what it held is free.`);
    expect(await newest()).toBe(
      `${line.clock.now().toISOString()}\tines\tcancel ${one}\t${one} is cancelled; what it held is free.`,
    );
    expect(await office.lapse(other)).toContain('has lapsed');
    expect(await newest()).toContain(`lapse ${other}`);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['CX', 'CT']);
    const logged = await reports.log(50);
    expect(await refusalOf(office.lapse(other))).toContain('is no unpaid offer');
    expect(await refusalOf(office.lapse(paid))).toContain('is no unpaid offer');
    expect(await refusalOf(office.cancel('ON79999999'))).toBe('There is no reservation ON79999999.');
    expect(await refusalOf(office.cancel(other))).toContain('cannot be cancelled');
    expect(await reports.log(50)).toEqual(logged);
  });

  it('F10 logs commands that several operators give at the same moment', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await line.book({ contactId: james.contactId }));
    const there = new LineOffice({
      db: line.otherNode.db,
      content,
      clock: line.clock,
      payments: line.payments,
      who: 'bo',
    });
    await Promise.all(ids.map((id, index) => (index % 2 === 0 ? office : there).cancel(id)));
    const logged = (await reports.log(4)).join();
    expect(ids.filter((id) => logged.includes(`cancel ${id}`))).toEqual(ids);
  });

  it('F8 F10 says which terms a guest accepted, and when', async () => {
    const reservationId = await line.book({ contactId: james.contactId });
    const { origin } = await line.db
      .selectFrom('reservations')
      .select('origin')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();
    const acceptedAt = new Date('2027-01-11T14:59:00Z');
    await new EmbeddedAcceptances(line.db).record({
      holdId: origin,
      version: '2026-11-21',
      textHash: 'abc',
      acceptedAt,
    });
    expect(await reports.accepted(reservationId)).toEqual(['2027-01-11T14:59:00.000Z\tterms of 2026-11-21\tabc']);
    expect(await reports.accepted(await line.book({ contactId: james.contactId }))).toEqual([]);
  });

  it('ENG-01 lists what travel advisers reserved, by agency, with the fare', async () => {
    const reservationId = await line.book({ contactId: james.contactId });
    const { origin } = await line.db
      .selectFrom('reservations')
      .select('origin')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();
    await line.db
      .insertInto('booking_advisers')
      .values({ hold_id: origin, agency_number: '12345675', reference: 'NORTH-7', noted_at: 1 })
      .execute();
    const [listed = '', ...others] = await reports.advisers('12345675');
    expect([listed.split('\t').slice(0, 2), others]).toEqual([['IATA 12345675, reference NORTH-7', reservationId], []]);
    expect(listed).toMatch(/\tfare \$[\d,]+\.\d\d$/);
    expect(await reports.advisers('00577123')).toEqual([]);
  });

  /** Paid at the engine: a deposit with the cabin, and a part of the rest later. */
  async function bookPaid(itineraryId: string): Promise<string> {
    const { deposit } = aQuote();
    const means = { kind: 'test-card', card: aCard('4242424242424242') } as const;
    const outcome = await line.cabinBookings.hold({
      ...aBookingRequest({ itineraryId }),
      quote: aQuote(),
      contactId: james.contactId,
      expiresAt: new Date(line.clock.now().getTime() + 600_000),
    });
    const holdId = outcome.kind === 'held' ? outcome.hold.holdId : '';
    await line.cabinBookings.saveGuests(holdId, someGuests());
    await line.payments.begin({ reference: chargeReference(holdId), amount: deposit, means, openForMs: 0 });
    const reserved = await line.cabinBookings.reserve({ holdId, paid: deposit.amount, cardLast4: '4242' });
    const reservationId = reserved.kind === 'reserved' ? reserved.reservationId : '';
    const part = { paymentId: `part-of-${reservationId}`, amount: { ...deposit, amount: 100_000 } };
    await line.payments.begin({
      reference: paymentReference(part.paymentId),
      amount: part.amount,
      means,
      openForMs: 0,
    });
    await line.cabinBookings.recordPayment({ ...part, reservationId, cardLast4: '4242' });
    line.clock.pass({ minutes: 1 });
    return reservationId;
  }
  const accountOf = async (reservationId: string) => {
    const record = await new EmbeddedBookingRecords(line.db).getBooking(reservationId);
    return { paid: record?.paid.amount, payments: record?.payments.map(({ amount }) => amount.amount) };
  };

  it('H56 ROL-05 D6 gives back what the terms say and what was reserved ashore, once, however often and from wherever it is cancelled', async () => {
    const far = line.itineraryIds.at(-6) ?? '';
    const reservationId = await bookPaid(far);
    const ashore = new EmbeddedExcursionBookings(line.db, line.clock, content.facts.experiences);
    await ashore.reserve(
      aPartyRequest({
        reservationId,
        departure: aDeparture({ begins: new Date(line.clock.now().getTime() + 30 * 24 * 3_600_000) }),
      }),
    );
    expect(await ashore.findParties([reservationId])).toHaveLength(1);
    const others = new LineOffice({
      db: line.otherNode.db,
      content,
      clock: line.clock,
      payments: line.otherNode.payments,
      who: 'tobias',
    });
    const said = (
      await Promise.all([office.cancel(reservationId), others.cancel(reservationId), office.cancel(reservationId)])
    ).join('\n');
    expect(said).toContain(
      `${reservationId} is cancelled; what it held is free. Paid $4,086.25, kept by the terms $1,000.00, due back $3,086.25.`,
    );
    expect(said.match(/was cancelled before/g)).toHaveLength(2);
    expect(await ashore.findParties([reservationId])).toEqual([]);
    expect(await office.cancel(reservationId)).toBe(`${reservationId} was cancelled before.`);
    expect(await accountOf(reservationId)).toEqual({ paid: 100_000, payments: [308_625, 100_000, -208_625, -100_000] });
    const logged = (await reports.log(50))
      .filter((entry) => entry.includes(reservationId))
      .map((entry) => entry.split('\t')[3])
      .sort();
    expect(logged).toEqual([
      '$1,000.00 went back to the card ending in 4242.',
      '$2,086.25 went back to the card ending in 4242.',
      expect.stringContaining('due back $3,086.25'),
    ]);
    expect(
      await line.db
        .selectFrom('card_refunds')
        .select('amount')
        .where('refund_id', 'like', `%${reservationId}%`)
        .orderBy('amount')
        .execute(),
    ).toEqual([{ amount: 100_000 }, { amount: 208_625 }]);
    const unnotified = await new EmbeddedReservationNews(line.db, line.clock).claimUnnotified(line.clock.now());
    expect(unnotified.filter((one) => one.reservationId === reservationId && one.kind === 'cancelled')).toMatchObject([
      { paid: { amount: 408_625 }, retained: { amount: 100_000 }, refund: { amount: 308_625 } },
    ]);
  });

  it('H56 D7 finishes with the next command what the card company did not answer, and leaves to people what was paid otherwise', async () => {
    const reservationId = await bookPaid(line.itineraryIds.at(-7) ?? '');
    const silent = new LineOffice({
      db: line.db,
      content,
      clock: line.clock,
      who: 'ines',
      payments: { refundAmount: () => Promise.reject(new Error('away')) },
    });
    expect(await silent.cancel(reservationId)).toContain('could not be given back now. Give the command again.');
    expect(await accountOf(reservationId)).toEqual({ paid: 408_625, payments: [308_625, 100_000] });
    expect(await office.cancel(reservationId)).toContain(
      'was cancelled before. $2,086.25 went back to the card ending in 4242. $1,000.00 went back',
    );
    expect((await accountOf(reservationId)).paid).toBe(100_000);

    const transferred = await bookPaid(line.itineraryIds.at(-8) ?? '');
    await line.db
      .deleteFrom('card_charges')
      .where('reference', '=', paymentReference(`part-of-${transferred}`))
      .execute();
    expect(await office.cancel(transferred)).toContain(
      '$1,000.00 is not among the card payments of this site: give it back by hand.',
    );
    expect((await accountOf(transferred)).paid).toBe(200_000);
  });

  it('F7 F10 says what a cancellation would give back and changes nothing; a refund by hand is confirmed by people, once', async () => {
    const reservationId = await bookPaid(line.itineraryIds.at(-9) ?? '');
    const before = [await accountOf(reservationId), await statusOf(reservationId), await reports.log(50)];
    expect(await office.previewCancellation(reservationId)).toBe(
      `${reservationId} would be cancelled today, and what it holds be free. Paid $4,086.25, kept by the terms $1,000.00, due back $3,086.25. Nothing was changed: a dry run.`,
    );
    expect(await refusalOf(office.previewCancellation('ON79999999'))).toBe('There is no reservation ON79999999.');
    expect([await accountOf(reservationId), await statusOf(reservationId), await reports.log(50)]).toEqual(before);

    const unpaid = new LineOffice({ db: line.db, content, clock: line.clock, payments: new NoPayments(), who: 'ines' });
    expect(await unpaid.cancel(reservationId)).toContain('give it back by hand');
    const refunds = new RefundOffice({ db: line.db, clock: line.clock, who: 'ines' });
    const open = await refunds.list(reservationId);
    expect(open.map((row) => row.split('\t').slice(1))).toEqual(
      ['$2,086.25', '$1,000.00'].map((sum) => [
        reservationId,
        sum,
        'card ending in 4242',
        'by hand: nobody but the line can make it',
      ]),
    );
    const [refundId = ''] = open[0]?.split('\t') ?? [];
    expect(await refunds.confirm(refundId)).toBe(`$2,086.25 of ${reservationId} is given back.`);
    expect(await newest()).toContain(`\tines\trefunds done ${refundId}\t`);
    expect((await accountOf(reservationId)).paid).toBe(200_000);
    expect(await refusalOf(refunds.confirm(refundId))).toContain('is given back; only a refund by hand is confirmed');
    expect((await accountOf(reservationId)).paid).toBe(200_000);
    expect((await refunds.list(undefined)).filter((row) => row.includes(reservationId))).toHaveLength(1);
  });

  it('H56 F7 gives all back where the line cancels by itself, and never keeps more than the terms say', async () => {
    const far = line.itineraryIds.at(-6) ?? '';
    const [whole, byTerms] = [await bookPaid(far), await bookPaid(far)];
    expect(await office.previewCancellation(whole, money(0, 'USD'))).toContain(
      'kept by the terms $0.00, due back $4,086.25.',
    );
    expect(await office.cancel(whole, money(0, 'USD'))).toContain('kept by the terms $0.00, due back $4,086.25.');
    expect(await accountOf(whole)).toMatchObject({ paid: 0 });
    expect(await office.cancel(byTerms, money(400_000, 'USD'))).toContain('kept by the terms $1,000.00');
  });

  it('H56 keeps all of what is cancelled on the last days', async () => {
    const reservationId = await bookPaid(line.itineraryIds[0] ?? '');
    const before = line.clock.now();
    const start = (await line.trips.getTrip({ contactId: james.contactId }, reservationId))?.packages[0]?.start ?? '';
    line.clock.pass({ days: Math.round((Date.parse(`${start}T16:00:00Z`) - before.getTime()) / 86_400_000) - 14 });
    expect(await office.cancel(reservationId)).toBe(
      `${reservationId} is cancelled; what it held is free. Paid $4,086.25, kept by the terms $4,086.25, due back $0.00.`,
    );
    line.clock.pass({ minutes: (before.getTime() - line.clock.now().getTime()) / 60_000 });
  });

  it('H56 releases a cabin that was sold elsewhere, and none that a guest holds or has reserved', async () => {
    const itineraryId = line.itineraryIds.at(-1) ?? '';
    const claim = { itinerary_id: itineraryId, category: 'SV', hold_id: null, reservation_id: null, expires_at: null };
    await line.db
      .insertInto('cabin_claims')
      .values({ ...claim, cabin_number: '505' })
      .execute();
    expect(await free(itineraryId)).toBe(4);
    expect(await office.releaseCabin(itineraryId, '505')).toBe(`Cabin 505 on ${itineraryId} is free.`);
    expect(await refusalOf(office.releaseCabin(itineraryId, '505'))).toContain('was not taken');
    expect(await free(itineraryId)).toBe(5);
    const request = aBookingRequest({ itineraryId });
    const outcome = await line.cabinBookings.hold({
      ...request,
      quote: aQuote(),
      expiresAt: new Date(line.clock.now().getTime() + 600_000),
    });
    const cabin = outcome.kind === 'held' ? outcome.hold.cabinNumber : '';
    expect(await refusalOf(office.releaseCabin(itineraryId, cabin))).toContain('is kept for somebody until');
    const reservationId = await line.book({ contactId: james.contactId, request });
    const reserved =
      (await line.trips.getTrip({ contactId: james.contactId }, reservationId))?.packages[0]?.cabinNumber ?? '';
    expect(await refusalOf(office.releaseCabin(itineraryId, reserved))).toContain(`belongs to ${reservationId}`);
    expect(await free(itineraryId)).toBe(3);
  });

  it('H56 lists the lines in order, and takes a guest out of one', async () => {
    const itineraryId = line.itineraryIds.at(-2) ?? '';
    const join = (requestKey: string) =>
      line.waitlist.join({
        ...aBookingRequest({ itineraryId }),
        requestKey,
        contactId: james.contactId,
        quote: aQuote(),
        guests: someGuests(),
      });
    const [first, second] = [await join('one'), await join('two')];
    const numbers = async () =>
      (await reports.waitlist(itineraryId)).map((waitlistEntry) => waitlistEntry.split('\t')[2]);
    expect(await numbers()).toEqual([first.reservationId, second.reservationId]);
    expect((await reports.sailings(undefined)).find((sailing) => sailing.startsWith(itineraryId))).toMatch(
      /6 for sale\t2 in line$/,
    );
    await office.releaseEntry(first.reservationId);
    expect(await numbers()).toEqual([second.reservationId]);
    expect(await statusOf(first.reservationId)).toBe('CX');
    expect(await refusalOf(office.releaseEntry(first.reservationId))).toContain('does not stand in a line');
  });

  it('H56 puts one more departure on sale, with fares, and says which others the yacht sails', async () => {
    const said = await office.addSailing('CYC', plainDate('2027-05-03'));
    expect(said).toMatch(/^ON1-CYC-270503-007 is on sale\. Mind: the yacht also sails /);
    expect(await line.fares.findFare('ON1-CYC-270503-007', 'SV')).toMatchObject({ kind: 'fare', fare: { nights: 7 } });
    expect(await free('ON1-CYC-270503-007')).toBe(5);
    expect(await refusalOf(office.addSailing('CYC', plainDate('2027-05-03')))).toContain('is on sale already');
    expect(await refusalOf(office.addSailing('ZZZ', plainDate('2027-05-03')))).toBe('There is no voyage ZZZ.');
    expect(await refusalOf(office.addSailing('CYC', plainDate('2027-01-11')))).toContain('a day to come');
  });

  it('EXC-03 H56 answers a guest’s request once, with its price and words, and lists unanswered ones first', async () => {
    const requests = new EmbeddedBespokeRequests(line.db, line.clock);
    const ask = async (days: number) => {
      const asked = await requests.ask(
        aBespokeAsk({
          reservationId: 'ON70010001',
          details: someBespokeDetails({
            days,
            notes: 'No\nstairs.',
            budget: { amount: 20_000, currency: 'USD' },
            activityLevel: 'Gentle',
          }),
        }),
      );
      return asked.kind === 'asked' ? asked.request.requestId : '';
    };
    const [first, second] = [await ask(0), await ask(1)];
    expect(await office.answerBespoke(first, { state: 'confirmed', price: 180.5, words: 'Ana meets you.' })).toBe(
      `${first} is confirmed; its guest is written to.`,
    );
    expect(await newest()).toContain(`bespoke confirm ${first}`);
    expect([
      await refusalOf(office.answerBespoke(first, { state: 'declined', words: 'No.' })),
      await refusalOf(office.answerBespoke('unknown', { state: 'declined', words: 'No.' })),
    ]).toEqual([`${first} was answered before.`, 'There is no request unknown.']);
    expect(await requests.find(['ON70010001'])).toMatchObject([
      { state: 'confirmed', price: { amount: 18_050, currency: 'USD' }, answer: 'Ana meets you.' },
      { state: 'requested' },
    ]);
    expect((await reports.bespoke()).map((each) => each.split('\t'))).toEqual([
      [
        second,
        'requested',
        'ON70010001',
        '2027-02-04 09:00-12:30 bequia',
        '1 guests',
        'Nature, Gentle',
        '-',
        '$200.00',
        'No stairs.',
      ],
      [
        first,
        'confirmed',
        'ON70010001',
        '2027-02-03 09:00-12:30 bequia',
        '1 guests',
        'Nature, Gentle',
        '-',
        '$200.00',
        'No stairs.',
      ],
    ]);
  });

  it('H52 H56 withdraws a voyage and publishes it again, on a node that reads it afresh', async () => {
    const isPublished = async () => {
      const node = new ContentPorts(new EmbeddedContent(content, new VoyagePublications(line.otherNode.db)));
      return (await node.findVoyages()).find(({ voyageId }) => voyageId === 'CYC')?.isPublished;
    };
    const sold = async () =>
      (await new EmbeddedFares(line.db, fakeLine({}).content).findFare(line.itineraryIds[0] ?? '', 'SV')).kind;
    expect([await isPublished(), await sold()]).toEqual([true, 'fare']);
    expect(await office.publish('CYC', false)).toContain('is withdrawn');
    expect([await isPublished(), await sold()]).toEqual([false, 'unknown-sailing']);
    await office.publish('CYC', true);
    expect([await isPublished(), await sold()]).toEqual([true, 'fare']);
    expect(await refusalOf(office.publish('ZZZ', true))).toBe('There is no voyage ZZZ.');
  });
});
