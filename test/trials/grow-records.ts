import { type Kysely, sql } from 'kysely';
import type { LineDatabase } from '../../src/adapters/sql/line-database';

export interface Growth {
  /** Sailings that are stored already, and how many there shall be. */
  readonly from: number;
  readonly to: number;
  readonly reservationsPerSailing: number;
}

type Table = keyof LineDatabase;
interface Records {
  /** One row for so many reservations; 1 without it. */
  readonly every?: number;
  /** An SQL expression of the reservation's number `n` for each column; others are null, 0 or a text of their own. */
  readonly columns: Readonly<Record<string, string>>;
}

const id = `'OLD' || n`;
const hold = `'old-' || n`;
/** One guest books ten times, so that guests grow with their bookings. */
const contact = `'old-contact-' || n / 10`;
const noted = 1_546_300_800_000;

/** What a line stores of a reservation of earlier years, whose voyage is over: nine of ten were sailed, one was cancelled. */
const records: Partial<Readonly<Record<Table, Records>>> = {
  contacts: { every: 10, columns: { contact_id: contact, record_type_name: `'Guest'` } },
  contact_emails: {
    every: 10,
    columns: { email: `'old.' || n / 10 || '@example.com'`, contact_id: contact, is_primary: '1' },
  },
  reservations: {
    columns: {
      reservation_id: id,
      origin: hold,
      category: `'SV'`,
      status: `case when n % 10 = 3 then 'CX' else 'CL' end`,
      reserved_on: `'2019-01-01'`,
      final_due_on: `'2019-02-01'`,
      total: '1000',
      total_paid: '1000',
      currency: `'USD'`,
      start_on: `'2019-03-01'`,
      end_on: `'2019-03-08'`,
    },
  },
  reservation_guests: { columns: { reservation_id: id } },
  reservation_lines: { columns: { reservation_id: id, amount: '1000' } },
  reservation_contacts: { columns: { reservation_id: id, contact_id: contact, state: `'confirmed'` } },
  reservation_news: { columns: { reservation_id: id, kind: `'reserved'`, told_at: `${noted}` } },
  payment_receipts: {
    every: 4,
    columns: { payment_id: hold, reservation_id: id, amount: '1000', sent_at: `${noted}`, noted_at: `${noted}` },
  },
  reservation_reminders: { columns: { reservation_id: id, occasion: `'balance:2019-02-01'`, told_at: `${noted}` } },
  payments: { columns: { payment_id: `'hold-' || ${hold}`, reservation_id: id, amount: '1000', currency: `'USD'` } },
  payment_intents: {
    every: 4,
    columns: { payment_id: hold, reservation_id: id, amount: '1000', currency: `'USD'`, state: `'paid'` },
  },
  card_charges: {
    columns: { reference: `'hold-' || ${hold}`, outcome: `'paid'`, amount: '1000', currency: `'USD'` },
  },
  refunds: {
    every: 10,
    columns: {
      refund_id: `'old-refund-' || n`,
      reservation_id: id,
      reference: `'hold-' || ${hold}`,
      currency: `'USD'`,
      state: `'given-back'`,
    },
  },
  holds: {
    columns: {
      hold_id: hold,
      category: `'SV'`,
      ages: `'[30]'`,
      quote: `'{}'`,
      payment_started_at: `${noted}`,
      expires_at: `${noted}`,
      reservation_id: id,
    },
  },
  booking_actors: { columns: { origin: hold, browser: `'old-browser-' || n`, network: `'old-network-' || n / 10` } },
  booking_advisers: { every: 10, columns: { hold_id: hold } },
  acceptances: { columns: { hold_id: hold, text_hash: `'old'` } },
  waitlist_places: {
    every: 10,
    columns: { reservation_id: id, category: `'SV'`, ages: `'[30]'`, state: `'left'` },
  },
  place_offers: {
    every: 20,
    columns: {
      offer_id: `'old-offer-' || n`,
      reservation_id: id,
      outcome: `'passed-on'`,
      told_at: `${noted}`,
      expires_at: `${noted}`,
    },
  },
  excursion_parties: {
    columns: {
      party_id: `'old-party-' || n`,
      request_key: `'old-party-' || n`,
      departure_id: `'old-departure-' || (n - 1) / 20`,
      reservation_id: id,
      contact_id: contact,
      state: `'confirmed'`,
      told_at: `${noted}`,
    },
  },
  excursion_departures: {
    every: 20,
    columns: {
      departure_id: `'old-departure-' || (n - 1) / 20`,
      date: `'2019-03-02'`,
      begins_at: `${noted}`,
      ends_at: `${noted}`,
      capacity: '40',
    },
  },
  excursion_seats: {
    columns: {
      booking_id: `'old-seat-' || n`,
      party_id: `'old-party-' || n`,
      participant_id: `${id} || '-1'`,
      age_group: `'ADULT'`,
    },
  },
  favourites: {
    columns: { favourite_id: hold, contact_id: contact, item_type: `'STORY'`, item_value: `'story-' || n` },
  },
  preparation_entries: { every: 2, columns: { reservation_id: id, item: `'arrival'`, owner_id: contact } },
  preparation_checks: { every: 2, columns: { reservation_id: id, checked_on: `'2019-02-01'` } },
  party_members: {
    every: 10,
    columns: {
      member_id: hold,
      reservation_id: id,
      holder_id: contact,
      inviter_id: contact,
      role: `'traveller'`,
      state: `'accepted'`,
      ends_on: `'2019-03-08'`,
    },
  },
  trip_requests: {
    every: 20,
    columns: { request_id: hold, reservation_id: id, contact_id: contact, state: `'closed'` },
  },
  trip_request_messages: {
    every: 20,
    columns: { message_id: hold, request_id: hold, is_from_guest: '1', done_at: `${noted}` },
  },
  crm_cases: {
    every: 20,
    columns: { request_id: hold, reservation_id: id, contact_id: contact, closed_at: `${noted}` },
  },
  outbox_messages: {
    columns: { message_id: `'000000000000000-' || n`, recipient: `'old.' || n / 10 || '@example.com'` },
  },
  leads: { every: 4, columns: { submission_id: hold, content: `'{}'` } },
  // Receipts of writes stay for one day.
  receipts: {
    every: 20,
    columns: {
      scope: `'old'`,
      receipt_key: hold,
      answer: `'{}'`,
      begun_at: '(extract(epoch from now()) * 1000)::bigint',
    },
  },
};

/** Tables that grow with voyages and bookings: none of them may be read as a whole for one guest or by a periodic job. */
export const growing: readonly string[] = [...Object.keys(records), 'sailings', 'fares', 'cabin_claims'];

interface ColumnRow {
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: string;
}

/** Adds sailings of earlier years on PostgreSQL, with everything that was stored of their bookings. */
export async function growRecords(
  db: Kysely<LineDatabase>,
  { from, to, reservationsPerSailing }: Growth,
): Promise<void> {
  const [first, last] = [from * reservationsPerSailing + 1, to * reservationsPerSailing];
  const sailing = `'old-' || (1 + (n - 1) / ${reservationsPerSailing})`;
  await db.connection().execute(async (connection) => {
    // Foreign keys hold by how the rows are made; checking each of some million rows would take most of the time.
    await sql`set session_replication_role = replica`.execute(connection);
    const sailings = sql.raw(`from generate_series(${from + 1}, ${to}) as n`);
    await sql`insert into sailings (itinerary_id, voyage_id, title, start_on, end_on, nights)
      select 'old-' || n, 'old', 'Old', '2019-03-01', '2019-03-08', 7 ${sailings}`.execute(connection);
    await sql`insert into fares (itinerary_id, category, amount, port_charges_per_guest, currency, max_guests)
      select 'old-' || n, category, 1000, 1, 'USD', 2 ${sailings}, (select distinct category from cabins) as suites`.execute(
      connection,
    );
    await sql`insert into cabin_claims (itinerary_id, cabin_number, category)
      select 'old-' || n, cabin_number, category ${sailings}, cabins`.execute(connection);
    for (const [table, { every = 1, columns }] of Object.entries(records)) {
      const { rows } = await sql<ColumnRow>`select column_name, data_type, is_nullable
        from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(connection);
      const itinerary: Readonly<Record<string, string>> = { itinerary_id: sailing };
      const values = rows.map((row) => columns[row.column_name] ?? itinerary[row.column_name] ?? defaultOf(row));
      const names = rows.map((row) => row.column_name);
      await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        select ${sql.raw(values.join(', '))} from generate_series(${sql.lit(first)}::bigint, ${sql.lit(last)}) as n
        where n % ${sql.lit(every)} = ${sql.lit(every === 1 ? 0 : 3 % every)}`.execute(connection);
    }
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`analyze`.execute(connection);
  });
}

const defaultOf = ({ column_name: name, data_type: type, is_nullable: isNullable }: ColumnRow): string => {
  if (isNullable === 'YES') return 'null';
  return type === 'text' ? `'${name}-' || n` : '0';
};
