import type { Insertable, Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { namedContact } from '../sql/contact-of-address';
import type { LineDatabase } from '../sql/line-database';
import { connectDatabase } from '../sql/open-database';
import { findFaults } from './self-check';
import { EmbeddedSelfChecks } from './self-checks';

const now = Date.UTC(2027, 0, 11);
const reservation: Insertable<LineDatabase['reservations']> = {
  reservation_id: 'ON1',
  origin: 'hold-1',
  itinerary_id: 'one',
  category: 'SV',
  cabin_number: '501',
  status: 'BK',
  reserved_on: '2026-12-01',
  deposit_due_on: null,
  final_due_on: null,
  total: 1_000,
  deposit: null,
  deposit_paid: 0,
  total_paid: 400,
  onboard_credit: null,
  currency: 'USD',
  package_name: 'One',
  start_on: '2027-05-01',
  end_on: '2027-05-08',
  created_at: now,
};

describe.each([...testDatabases])('the self-check, $name', ({ create }) => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  const addContact = () =>
    db
      .insertInto('contacts')
      .values(namedContact('c', { firstName: 'A', lastName: 'B' }, new Date(now)))
      .execute();
  const broken = async () => (await findFaults(db, now)).map(({ rule, ids }) => `${rule}: ${ids.join()}`).toSorted();
  beforeEach(async () => {
    database = await create();
    db = connectDatabase(database);
    await db
      .insertInto('sailings')
      .values({
        itinerary_id: 'one',
        voyage_id: 'v',
        title: 't',
        start_on: '2027-05-01',
        end_on: '2027-05-08',
        nights: 7,
      })
      .execute();
    await db.insertInto('cabins').values({ cabin_number: '501', category: 'SV', deck: 5 }).execute();
    await db.insertInto('reservations').values(reservation).execute();
    await db
      .insertInto('reservation_guests')
      .values({
        reservation_id: 'ON1',
        position: 1,
        first_name: 'A',
        last_name: 'B',
        middle_name: null,
        birthday: null,
        email: null,
        phone: null,
      })
      .execute();
    await db
      .insertInto('payments')
      .values({ payment_id: 'p', reservation_id: 'ON1', amount: 400, currency: 'USD', card_last4: null, paid_at: now })
      .execute();
    await db
      .insertInto('cabin_claims')
      .values({
        itinerary_id: 'one',
        cabin_number: '501',
        category: 'SV',
        hold_id: null,
        reservation_id: 'ON1',
        expires_at: null,
      })
      .execute();
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  it('G8 finds nothing where all is as it must be', async () => {
    expect(await broken()).toEqual([]);
  });

  it('G10 remembers for every node what the last self-check found', async () => {
    const checks = new EmbeddedSelfChecks(db);
    expect(await checks.latest()).toBeUndefined();
    await db.updateTable('payments').set({ amount: 300 }).execute();
    const report = await checks.run();
    expect(report.findings).toMatchObject([{ area: 'paying', ids: ['ON1'] }]);
    expect(await new EmbeddedSelfChecks(db).latest()).toEqual(report);
  });

  it('G8 finds money and suites that do not add up', async () => {
    await db
      .insertInto('reservations')
      .values({ ...reservation, reservation_id: 'ON2', origin: 'hold-2', total_paid: 1_001 })
      .execute();
    await db.updateTable('payments').set({ amount: 300 }).execute();
    expect(await broken()).toEqual([
      'a reservation has no guest: ON2',
      'a suite is sold and not taken from those on sale: ON2',
      'a suite is sold twice: one 501',
      'more is paid than a reservation costs: ON2',
      'payments do not add up to what a reservation says is paid: ON1',
    ]);
  });

  it('G8 finds seats beyond a departure’s, guests without a primary e-mail, and what refers to nothing', async () => {
    await db
      .insertInto('excursion_departures')
      .values({
        departure_id: 'd',
        capacity: 1,
        changes: 0,
        date: '2027-05-02',
        begins_at: now,
        ends_at: now,
        itinerary_id: 'one',
        starts_at: '09:00',
        time_zone: 'UTC',
        tour_code: 't',
        tour_id: 't',
      })
      .execute();
    const party = {
      departure_id: 'd',
      contact_id: 'c',
      joined_at: now,
      notes: '',
      offer_ends_at: null,
      state: 'confirmed' as const,
      told_at: null,
      telling_until: 0,
      system_status: null,
    };
    for (const id of ['p1', 'p2']) {
      await db
        .insertInto('excursion_parties')
        .values({ ...party, party_id: id, reservation_id: id, request_key: id } as never)
        .execute();
      await db
        .insertInto('excursion_seats')
        .values({
          age_group: 'ADULT',
          booking_id: id,
          currency: 'USD',
          ended_at: null,
          full_name: 'A B',
          participant_id: 'same',
          party_id: id,
          position: 1,
          price: 10,
        } as never)
        .execute();
    }
    await addContact();
    await db.insertInto('contact_emails').values({ email: 'a@example.com', contact_id: 'c', is_primary: 0 }).execute();
    await db.updateTable('cabin_claims').set({ reservation_id: 'gone' }).execute();
    expect(await broken()).toEqual([
      'a guest has no primary e-mail, or two: c',
      'a guest has two seats on one departure: d same',
      'a suite is sold and not taken from those on sale: ON1',
      'a suite is taken for a reservation that does not exist: one 501',
      'more seats are taken than a departure has: d',
    ]);
  });

  it('G8 finds messages that were neither delivered nor given up', async () => {
    await db
      .insertInto('reservation_news')
      .values({
        reservation_id: 'ON1',
        kind: 'cancelled',
        was_in_line: 0,
        paid: 0,
        kept: 0,
        back: 0,
        telling_until: now - 7 * 3_600_000,
        told_at: null,
        noted_at: null,
      })
      .execute();
    // Tried a moment ago, as for two days.
    const refused = { reservation_id: 'ON1', was_in_line: 0, paid: 0, kept: 0, back: 0, told_at: null };
    await db
      .insertInto('reservation_news')
      .values({ ...refused, kind: 'lapsed', telling_until: now, noted_at: now - 48 * 3_600_000 })
      .execute();
    await db
      .insertInto('payment_receipts')
      .values({
        payment_id: 'receipt',
        reservation_id: 'ON1',
        amount: 1,
        claimed_until: 0,
        sent_at: null,
        noted_at: now - 48 * 3_600_000,
      })
      .execute();
    await db
      .insertInto('refunded_payments')
      .values({
        payment_id: 'refund',
        hold_id: 'hold',
        reservation_id: null,
        amount: 1,
        currency: 'USD',
        claimed_until: 0,
        sent_at: null,
        noted_at: now - 48 * 3_600_000,
      })
      .execute();
    await db
      .insertInto('lead_outbox')
      .values({
        submission_id: 'l',
        attempts: 9,
        claimed_until: 0,
        content: '{}',
        due_at: 0,
        fingerprint: 'f',
        reason: '',
        settled_at: 0,
        state: 'waiting',
        waiting_since: now - 80 * 3_600_000,
      } as never)
      .execute();
    expect(await broken()).toEqual([
      'a guest was not written to about a reservation: ON1 cancelled,ON1 lapsed,receipt,refund',
      'a lead was neither delivered nor given up: l',
    ]);
  });

  it('G8 G10 finds answers, changes and offers of which their guests were not notified', async () => {
    const [old, late] = [now - 25 * 3_600_000, now - 7 * 3_600_000];
    await db
      .insertInto('place_offers')
      .values(
        [
          { offer_id: 'stuck', telling_until: late },
          { offer_id: 'tried', telling_until: now + 60_000 },
        ].map((offer) => ({
          ...offer,
          reservation_id: 'ON1',
          cabin_number: '501',
          quote: '{}',
          expires_at: now + 3_600_000,
          outcome: null,
          told_at: null,
        })),
      )
      .execute();
    await db
      .insertInto('trip_requests')
      .values({
        request_id: 'r',
        reservation_id: 'ON1',
        contact_id: 'c',
        kind: 'other',
        state: 'answered',
        owner: null,
        reply_by: now,
        asked_at: old,
      })
      .execute();
    const message = { request_id: 'r', author: 'A', body: 'Yes', body_sealed: null, claimed_until: now, done_at: null };
    await db
      .insertInto('trip_request_messages')
      .values([
        { ...message, message_id: 'answer', request_key: 'k1', is_from_guest: 0, written_at: old },
        { ...message, message_id: 'told', request_key: 'k2', is_from_guest: 0, written_at: old, done_at: old },
        { ...message, message_id: 'new', request_key: 'k3', is_from_guest: 0, written_at: late },
        { ...message, message_id: 'asked', request_key: 'k4', is_from_guest: 1, written_at: now - 74 * 3_600_000 },
      ])
      .execute();
    await db
      .insertInto('trip_changes')
      .values({
        change_id: 'change',
        itinerary_id: 'one',
        day: 2,
        reservation_id: null,
        before_plan: '{}',
        after_plan: '{}',
        reason: 'Wind',
        changed_at: old,
      })
      .execute();
    const notice = { change_id: 'change', contact_id: 'c', claimed_until: now, acknowledged_at: null };
    await db
      .insertInto('trip_change_notices')
      .values([
        { ...notice, reservation_id: 'ON1', notified_at: null },
        { ...notice, reservation_id: 'ON2', notified_at: now },
      ])
      .execute();
    expect(await broken()).toEqual([
      'a guest was not told of a change of their trip: change ON1',
      'a guest was not told of a suite or a seat that is free for them: stuck',
      'a guest was not told what the line answered: answer',
      'a message about a trip was not handed to the line: asked',
    ]);
  });

  it('G8 finds a guest with two primary e-mails, where the database itself lets them in', async () => {
    await addContact();
    await db
      .insertInto('contact_emails')
      .values(['a@example.com', 'b@example.com'].map((email) => ({ email, contact_id: 'c', is_primary: 1 })))
      .execute();
    expect(await broken()).toEqual(['a guest has no primary e-mail, or two: c']);
  });
});
