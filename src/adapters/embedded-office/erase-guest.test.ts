import { someSeals } from '../../../test/builders/some-seals';
import { aBespokeAsk } from '../../../test/builders/some-bespoke-details';
import { aBookingRequest, aQuote, someGuests } from '../../../test/builders/a-booking';
import { aLead } from '../../../test/builders/a-lead';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { readSampleLine } from '../../../test/builders/sample-line';
import { refusalOf } from '../../../test/support/refusal-of';
import { resetTables } from '../sql/migrations';
import { EmbeddedBespokeRequests } from '../embedded-engine/excursions/bespoke-requests';
import { EmbeddedFavouriteList } from '../embedded-crm/favourites/favourite-list';
import { EmbeddedLeadInbox } from '../embedded-crm/leads/lead-inbox';
import { SqlLeadOutbox } from '../embedded-state/leads/lead-outbox';
import { SqlWebhookEndpoints } from '../embedded-state/webhooks/webhook-endpoints';
import { NodeSecrets } from '../node-crypto/secrets';
import { webhookEventTypes } from '../../core/webhooks/webhook-event';
import { EmbeddedNotificationPreferences } from '../embedded-crm/notification-settings/notification-preferences';
import { LineOffice } from './line-office';
import { plainDate } from '../../core/shared/plain-date';
import { EmbeddedPartyMembers } from '../embedded-state/party/party-members';
import { EmbeddedRequestInbox } from '../embedded-crm/requests/request-inbox';
import { EmbeddedWatches } from '../embedded-state/watches/watches';
import { EmbeddedTripRequests } from '../embedded-state/requests/trip-requests';
import { EmbeddedPreparations } from '../embedded-state/preparation/preparations';
import { EmbeddedProfilePictures } from '../embedded-crm/profile-picture/profile-pictures';
import { eleanor, james } from '../embedded-line/seed/sample-guests';
import { rollOver } from '../embedded-line/seed/rollover';
import { EmbeddedDeletionRequests } from '../embedded-crm/privacy/deletion-requests';

const content = readSampleLine();
const { contactId } = eleanor;
/** What identifies her and nobody else: names, addresses, answers. */
const ofHers =
  /Marsh|Daniel|Iris|guest@example|\+1305555014|Alcazar|548201967|retriever|tender steps|A question of mine|under tall trees/;

describe.each([...testDatabases])('a guest who asked to be forgotten, $name', ({ create }) => {
  let line: TwoNodes;
  let office: LineOffice;
  let requests: EmbeddedDeletionRequests;
  let endedElsewhere: string[];
  let holdId: string;
  beforeEach(async () => {
    line = await twoNodes(create);
    endedElsewhere = [];
    const sessionsElsewhere = {
      endAll: async (whose: { readonly contactId: string }) => endedElsewhere.push(whose.contactId),
    };
    office = new LineOffice({
      db: line.db,
      content,
      clock: line.clock,
      payments: line.payments,
      who: 'ines',
      sessionsElsewhere,
    });
    requests = new EmbeddedDeletionRequests(line.otherNode.db, line.clock);
    await leaveTraces();
  });
  afterEach(() => line.close());

  const everything = async () => {
    const rows: Record<string, string> = {};
    for (const table of resetTables)
      rows[table] = JSON.stringify(await line.db.selectFrom(table).selectAll().execute());
    return rows;
  };
  const tablesWith = async (words: RegExp) =>
    Object.entries(await everything())
      .filter(([, rows]) => words.test(rows))
      .map(([table]) => table)
      .toSorted();
  /** By their columns, those too that a reset leaves; a watch knows a digest of an address. */
  const tablesOfGuests = async () => {
    const tables = (await line.db.introspection.getTables()).filter(
      ({ name, columns }) =>
        !name.startsWith('watch') &&
        columns.some((column) => /(^|_)(contact|owner|holder|inviter)_id$/.test(column.name)),
    );
    return Promise.all(
      tables.map(async ({ name }) => {
        const rows = await line.db
          .selectFrom(name as 'contacts')
          .selectAll()
          .execute();
        return { name, knowsHer: JSON.stringify(rows).includes(`"${contactId}"`) };
      }),
    );
  };
  const statement = () =>
    line.db
      .selectFrom('reservations')
      .select(['reservation_id', 'status', 'total', 'total_paid'])
      .orderBy('reservation_id')
      .execute();
  const passengers = async (...ids: readonly string[]) => {
    const rows = await line.db
      .selectFrom('reservation_guests')
      .selectAll()
      .where('reservation_id', 'in', ids)
      .orderBy('reservation_id')
      .orderBy('position')
      .execute();
    return rows.map(({ first_name, birthday, email, phone }) => ({ first_name, birthday, email, phone }));
  };
  const openReservations = async () =>
    (await statement()).filter(({ status }) => ['BK', 'OF', 'WL'].includes(status)).map(({ reservation_id: id }) => id);
  /** Asked for, and nothing is ahead of her. */
  async function openRequest(): Promise<string> {
    const { request } = await requests.open(contactId);
    for (const id of await openReservations()) await office.cancel(id);
    return request.requestId;
  }
  const erase = async () => office.carryOutDeletion(await openRequest());
  const inbox = () => new EmbeddedLeadInbox(line.db, line.clock);
  const hers = () => aLead({ contactId, fields: { message: 'A question of mine' } });

  async function leaveTraces(): Promise<void> {
    const { db, clock } = line;
    await new SqlWebhookEndpoints(db, new NodeSecrets('a secret for tests')).add({
      url: 'https://receiver.example',
      events: webhookEventTypes,
    });
    await line.directory.recordVerifiedAddress({
      contactId,
      identifier: { channel: 'email', email: eleanor.email },
      at: clock.now(),
    });
    for (const email of [eleanor.email, james.email])
      await new EmbeddedWatches(db, new NodeSecrets('a secret for tests'), clock).add({
        email,
        itineraryId: line.itineraryIds[0] ?? '',
        events: 'all',
        figures: { isFree: true },
        max: 20,
      });
    await new EmbeddedFavouriteList(db, clock).save({
      contactId,
      item: { type: 'STORY', value: 'lights-out' },
      description: 'Lights out',
      max: 500,
    });
    await new EmbeddedNotificationPreferences(db, clock).save({
      contactId,
      changes: { feedback: { email: true, sms: false } },
    });
    await new EmbeddedProfilePictures(db, clock).save({
      contactId,
      format: 'jpeg',
      fileName: 'Marsh.jpg',
      bytes: new Uint8Array([1, 2, 3]),
    });
    await new EmbeddedPartyMembers(db, clock).invite({
      reservationId: 'ON70010005',
      holderId: contactId,
      inviterId: contactId,
      role: 'companion',
      traveller: 1,
      wards: [],
      seesHealth: false,
      name: 'Daniel Marsh',
      email: 'daniel@example.com',
      endsOn: plainDate('2027-06-01'),
      tokenDigest: 'digest',
    });
    const asked = await new EmbeddedTripRequests(db, clock).ask({
      requestKey: 'form',
      reservationId: 'ON70010005',
      contactId,
      kind: 'name',
      author: 'Eleanor Marsh',
      text: 'A question of mine',
      files: [{ type: 'application/pdf', fileName: 'Marsh.pdf', bytes: Buffer.from('under tall trees') }],
      replyBy: clock.now(),
    });
    await new EmbeddedRequestInbox(db, clock).deliver({
      request: asked,
      message: asked.messages[0],
      files: async () => [],
    });
    const preparations = new EmbeddedPreparations(db, clock);
    await preparations.save({
      reservationId: 'ON70010099',
      traveller: 0,
      item: 'diet',
      values: { note: 'A question of mine' },
      sharedWith: ['galley'],
      ownerId: contactId,
    });
    await preparations.remember(contactId, 'diet', { note: 'A question of mine' });
    await inbox().accept(hers());
    await inbox().accept(aLead({ formId: 'inquire-now', fields: { email: eleanor.email, last_name: 'Marsh' } }));
    await inbox().accept(aLead({ fields: { email: eleanor.email, last_name: 'Marsh' } }));
    await inbox().accept(aLead({ contactId: james.contactId }));
    await new SqlLeadOutbox(db, clock).save(hers());
    await new EmbeddedBespokeRequests(db, clock).ask(aBespokeAsk({ reservationId: 'ON70010005', contactId }));
    await db
      .insertInto('excursion_departures')
      .values({
        departure_id: 'walk',
        tour_id: 'T',
        tour_code: 'T',
        itinerary_id: 'S',
        date: '2026-10-01',
        starts_at: '09:00',
        time_zone: 'UTC',
        begins_at: 1,
        ends_at: 2,
        capacity: 8,
        changes: 0,
      })
      .execute();
    await db
      .insertInto('excursion_parties')
      .values({
        party_id: 'party',
        request_key: `${contactId} one`,
        departure_id: 'walk',
        reservation_id: 'ON70010005',
        contact_id: contactId,
        state: 'confirmed',
        joined_at: 0,
        offer_ends_at: null,
        notes: 'Iris walks slowly',
        told_at: null,
        telling_until: 0,
      })
      .execute();
    await db
      .insertInto('excursion_seats')
      .values({
        booking_id: 'seat',
        party_id: 'party',
        position: 0,
        participant_id: 'ON70010005-0',
        full_name: 'Iris Marsh',
        age_group: 'CHILD',
        price: 9_000,
        currency: 'USD',
        ended_at: null,
      })
      .execute();
    await db
      .insertInto('booking_actors')
      .values([
        { origin: 'by code', browser: 'b', network: null, proved: eleanor.email, made_at: 0 },
        { origin: 'signed in', browser: 'b', network: null, proved: `contact:${contactId}`, made_at: 0 },
      ])
      .execute();
    await db
      .insertInto('calendar_shares')
      .values({ contact_id: contactId, reservation_id: 'ON70010005', seed: 'a', digest: 'b', opened_at: 0 })
      .execute();
    const of = { contact_id: contactId, reservation_id: 'ON70010005' };
    await db
      .insertInto('known_trips')
      .values({ ...of, start_on: '2026-09-10' })
      .execute();
    await db
      .insertInto('preparation_reminders')
      .values({ ...of, reminded_at: 0 })
      .execute();
    await db
      .insertInto('trip_changes')
      .values({
        change_id: 'change',
        itinerary_id: 'S',
        day: 1,
        reservation_id: null,
        before_plan: '{}',
        after_plan: '{}',
        reason: 'Wind',
        changed_at: 0,
      })
      .execute();
    await db
      .insertInto('trip_change_notices')
      .values({ ...of, change_id: 'change', claimed_until: 0, notified_at: 0, acknowledged_at: 0 })
      .execute();
    await db
      .insertInto('staff_members')
      .values({ contact_id: contactId, name: 'Staff', role: 'consultant', added_at: 0, ended_at: 0 })
      .execute();
    await db
      .insertInto('consents')
      .values({
        consent_id: 'consent',
        contact_id: contactId,
        subject: 'news',
        is_given: 1,
        wording: 'News',
        source: 'a form',
        given_at: 0,
      })
      .execute();
    await db
      .insertInto('passkeys')
      .values({
        passkey_id: 'passkey',
        contact_id: contactId,
        user_handle: 'handle',
        public_key: 'key',
        counter: 0,
        is_backed_up: 0,
        name: 'Telephone',
        created_at: 0,
        last_used_at: null,
      })
      .execute();
    await db
      .insertInto('line_log')
      .values([
        {
          entry_id: 1,
          at: 0,
          who: 'ines',
          command: `recover ${contactId}: named her retriever`,
          outcome: `${eleanor.email} is the only address that opens the account.`,
        },
        { entry_id: 2, at: 0, who: 'ines', command: `undo-unpaid ${eleanor.email}`, outcome: 'Hold h is given back.' },
      ])
      .execute();
    const hold = await line.cabinBookings.hold({
      ...aBookingRequest({ itineraryId: line.itineraryIds.at(-1) ?? '' }),
      contactId,
      quote: aQuote(),
      expiresAt: new Date(clock.now().getTime() + 600_000),
    });
    holdId = hold.kind === 'held' ? hold.hold.holdId : '';
    const session = {
      content: JSON.stringify({ guest: { contactId, lastName: 'Marsh' } }),
      expires_at: clock.now().getTime() + 3_600_000,
      ended_at: null,
    };
    await db
      .insertInto('sessions')
      .values({ sid: 'hers', ...session, contact_id: contactId })
      .execute();
  }

  it('H60 H56 is not erased by half: what is ahead, or being paid, is ended with them first', async () => {
    const {
      request: { requestId },
    } = await requests.open(contactId);
    const refusal = async () => {
      const before = await everything();
      const text = await refusalOf(office.carryOutDeletion(requestId));
      expect(await everything()).toEqual(before);
      return text;
    };
    const open = await openReservations();
    expect(open.length).toBeGreaterThan(2);
    expect(await refusal()).toBe(
      `${requestId} is not carried out: ${open.join(', ')} must be ended with their guest first. Nothing was erased.`,
    );
    for (const id of open) await office.cancel(id);
    // A visitor's, with her address: it may well be she who booked.
    const visitors = await line.book({ guests: someGuests(eleanor.email) });
    expect(await refusal()).toContain(`: ${visitors} must`);
    await office.cancel(visitors);
    const paying = (at: number | null) =>
      line.db.updateTable('holds').set({ payment_started_at: at }).where('hold_id', '=', holdId).execute();
    await paying(line.clock.now().getTime());
    expect(await refusal()).toContain('a payment of its guest is under way');
    await paying(null);
    expect([(await requests.find(contactId))[0]?.state, endedElsewhere]).toEqual(['open', []]);
  });

  it('H60 H56 is found nowhere afterwards, but on passenger lists of voyages sailed and on what was paid', async () => {
    await line.book({ guests: someGuests(eleanor.email) });
    const requestId = await openRequest();
    const disowned = await line.book({ guests: someGuests() });
    await line.db
      .updateTable('reservation_contacts')
      .set({ contact_id: contactId, state: 'disowned' })
      .where('reservation_id', '=', disowned)
      .execute();
    const refunded = await line.book({ guests: someGuests() });
    await line.db
      .updateTable('reservation_contacts')
      .set({ contact_id: contactId })
      .where('reservation_id', '=', refunded)
      .execute();
    await line.db
      .updateTable('reservations')
      .set({ status: 'CX', total_paid: 0 })
      .where('reservation_id', '=', refunded)
      .execute();
    for (const amount of [500, -500])
      await line.db
        .insertInto('payments')
        .values({
          payment_id: `back ${amount}`,
          reservation_id: refunded,
          amount,
          currency: 'USD',
          card_last4: null,
          paid_at: 0,
        })
        .execute();
    // A table that is new needs a trace of hers above, and to be erased.
    expect((await tablesOfGuests()).filter(({ knowsHer }) => !knowsHer)).toEqual([]);
    const [reports, knew] = [await statement(), await tablesWith(ofHers)];
    expect(knew).toEqual([
      'appointments',
      'bespoke_guests',
      'bespoke_requests',
      'booking_actors',
      'contact_addresses',
      'contact_emails',
      'contact_phones',
      'contact_points',
      'contacts',
      'crm_case_messages',
      'excursion_parties',
      'excursion_seats',
      'holds',
      'inquiries',
      'lead_outbox',
      'leads',
      'line_log',
      'party_members',
      'preparation_entries',
      'preparation_remembered',
      'profile_pictures',
      'reservation_contacts',
      'reservation_guests',
      'trip_request_files',
      'trip_request_messages',
      'verified_addresses',
      'watch_owners',
    ]);
    expect(await office.carryOutDeletion(requestId)).toBe(
      `${requestId} is carried out: what need not be kept of its guest is erased.`,
    );
    expect(await tablesWith(ofHers)).toEqual(['reservation_guests']);
    // Events of her leads and reservations remain: they never said who she is.
    expect((await everything())['webhook_deliveries']).toMatch(/lead\.received.*reservation\.cancelled/);
    expect(
      await line.db.selectFrom('line_log').select(['who', 'command', 'outcome']).where('entry_id', '<', 3).execute(),
    ).toEqual([
      { who: 'ines', command: `recover ${contactId}`, outcome: '' },
      { who: 'ines', command: 'undo-unpaid', outcome: 'Hold h is given back.' },
    ]);
    // Her number stands with her request, and where nothing but the number is left.
    expect(await tablesWith(new RegExp(`"${contactId}"`))).toEqual(['contacts', 'deletion_requests']);
    const knowing = (await tablesOfGuests()).flatMap(({ name, knowsHer }) => (knowsHer ? [name] : []));
    expect(knowing.toSorted()).toEqual(['contacts', 'deletion_requests']);
    expect(await statement()).toEqual(reports);
    const [ofSailed, neverPaid] = [await passengers('ON70010005'), await passengers('ON70010007')];
    expect(ofSailed[0]).toEqual({ first_name: 'Eleanor', birthday: '1974-06-18', email: null, phone: null });
    expect((await passengers(refunded))[0]).toMatchObject({ first_name: 'Ada', email: null });
    expect((await line.db.selectFrom('watches').select('owner_id').execute()).length).toBe(1);
    expect(neverPaid).toEqual(neverPaid.map(() => ({ first_name: '', birthday: null, email: null, phone: null })));
    expect(await line.db.selectFrom('excursion_seats').select('price').execute()).toEqual([{ price: 9_000 }]);
    expect(await line.db.selectFrom('excursion_parties').select('request_key').execute()).toEqual([
      { request_key: 'party' },
    ]);
    expect([neverPaid.length, (await passengers(disowned))[0]?.email]).toEqual([2, 'ada@example.com']);
  });

  it('H60 H56 has no account and no session any more, does not come back with the next day, and costs nobody else anything', async () => {
    await erase();
    expect([
      await line.directory.getGuest(contactId),
      await line.directory.findGuest({ channel: 'email', email: eleanor.email }),
    ]).toEqual([undefined, undefined]);
    expect(
      await line.db.selectFrom('sessions').select(['content', 'ended_at']).where('sid', '=', 'hers').executeTakeFirst(),
    ).toEqual({ content: '', ended_at: line.clock.now().getTime() });
    expect([await line.trips.findTrips({ contactId }), endedElsewhere]).toEqual([[], [contactId]]);
    line.clock.pass({ days: 1 });
    await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
    expect(await tablesWith(ofHers)).toEqual(['reservation_guests']);
    expect(await line.directory.findGuest({ channel: 'email', email: james.email })).toMatchObject({
      contactId: james.contactId,
      firstName: 'James',
    });
    expect(await inbox().count()).toBe(1);
  });

  it('D2 H60 is erased again where something came since, under the same request, and not under one that was withdrawn', async () => {
    await erase();
    await inbox().accept(hers());
    const [request] = await requests.find(contactId);
    expect(await office.carryOutDeletion(request?.requestId ?? '')).toContain(
      'was carried out before; what came since is erased as well',
    );
    expect(await tablesWith(ofHers)).toEqual(['reservation_guests']);
    expect([await requests.find(contactId), await requests.withdraw(contactId)]).toEqual([[request], undefined]);
    const {
      request: { requestId },
    } = await requests.open(james.contactId);
    await requests.withdraw(james.contactId);
    expect([
      await refusalOf(office.carryOutDeletion(requestId)),
      await refusalOf(office.carryOutDeletion('unknown')),
    ]).toEqual([`There is no request ${requestId} that stands.`, 'There is no request unknown that stands.']);
    expect((await line.directory.getGuest(james.contactId))?.firstName).toBe('James');
  });
});
