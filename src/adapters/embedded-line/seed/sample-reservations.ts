import { sql } from 'kysely';
import type { GuestDetails, Quote } from '../../../core/engine/booking';
import { quoteSuite } from '../../../core/engine/quote-suite';
import { addMoney, money } from '../../../core/shared/money';
import { addDays, plainDate, type PlainDate } from '../../../core/shared/plain-date';
import { PRICING_AGES } from '../../../core/trips/age-group';
import type { ReservationStatus } from '../../../core/trips/trip';
import { packageRange } from '../../../core/voyages/itinerary-id';
import { attachGuest } from '../../embedded-engine/booking/attach-guest';
import { addEntry } from '../../embedded-engine/waitlist/join-waitlist';
import { writeReservation } from '../../embedded-engine/booking/write-reservation';
import { testOrigin } from '../../embedded-engine/trip-repository';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import type { LinePlan } from './line-plan';
import { eleanor } from './sample-guests';
import { type SampleReservation, sampleReservations, travellers } from './sample-reservation';

const withCabin: readonly string[] = ['BK', 'OF', 'CL', 'TM'];

/** A free cabin for a row of `fares`, which has the alias in the query; null where all are taken. */
const freeCabinOf = (
  fares: string,
) => sql`(select min(cabins.cabin_number) from cabins where cabins.category = ${sql.ref(`${fares}.category`)} and not exists (
  select 1 from cabin_claims where cabin_claims.itinerary_id = ${sql.ref(`${fares}.itinerary_id`)} and cabin_claims.cabin_number = cabins.cabin_number))`;
const freeCabin = freeCabinOf('fares');

/** A condition on the voyage of the sailings under this alias. */
const isNoneOf = (voyageIds: readonly string[], sailings: string) =>
  voyageIds.length === 0 ? sql`` : sql`and ${sql.ref(`${sailings}.voyage_id`)} not in (${sql.join(voyageIds)})`;

/** A guest can stay aboard when the sailing that begins as this one ends has a free cabin of the same category. */
const canStayAboard = (privateVoyageIds: readonly string[]) => sql`exists (
  select 1 from fares as next_fares join sailings as next_sailings on next_sailings.itinerary_id = next_fares.itinerary_id
  where next_sailings.start_on = sailings.end_on ${isNoneOf(privateVoyageIds, 'next_sailings')} and next_fares.category = fares.category and ${freeCabinOf('next_fares')} is not null)`;

interface Placement
  extends
    Omit<LineDatabase['fares'], 'max_guests'>,
    Pick<LineDatabase['sailings'], 'title' | 'start_on' | 'end_on' | 'nights'> {
  readonly cabin_number: string | null;
}

export async function addSampleReservations(
  transaction: OpenTransaction,
  plan: LinePlan,
  {
    today,
    at,
  }: {
    readonly today: PlainDate;
    readonly at: Date;
  },
): Promise<void> {
  for (const sample of sampleReservations)
    await addSampleTrip(transaction, {
      sample,
      contactId: eleanor.contactId,
      guests: travellers(sample, today),
      plan,
      today,
      at,
    });
}

type PlannedVoyages = Pick<LinePlan, 'privateVoyageIds' | 'quietVoyageIds'>;

interface SampleTrip {
  readonly sample: SampleReservation;
  readonly contactId: string;
  readonly guests: readonly GuestDetails[];
  readonly plan: Pick<LinePlan, 'terms'> & PlannedVoyages;
  readonly today: PlainDate;
  readonly at: Date;
}

/** Returns undefined, and adds nothing, where the trip does not fit into the generated schedule. */
export async function addSampleTrip(transaction: OpenTransaction, trip: SampleTrip): Promise<Placement | undefined> {
  const { sample, today, plan } = trip;
  const placement = await findPlacement(transaction, sample, today, plan);
  const next = placement && sample.staysAboard ? await findNextPlacement(transaction, placement) : undefined;
  if (!placement || (sample.staysAboard && !next)) return undefined;
  await addReservation(transaction, trip, next ? [placement, next] : [placement]);
  if (sample.encodesDayBefore) await encodeDayBefore(transaction, placement, sample.number);
  return placement;
}

async function addReservation(
  transaction: OpenTransaction,
  { sample, contactId, guests, plan, today, at }: SampleTrip,
  placements: readonly [Placement, ...Placement[]],
): Promise<void> {
  const reservedOn = addDays(today, -sample.bookedBefore - Math.max(0, -sample.startsIn));
  const [placement, ...further] = placements;
  const quoteFor = (each: Placement) =>
    quoteSuite({ fare: toFare(each), guestCount: guests.length, today: reservedOn, terms: plan.terms });
  const quote = further.reduce(
    (sum, each) => together(sum, quoteFor(each), each),
    further.length > 0 ? nameQuote(quoteFor(placement), placement) : quoteFor(placement),
  );
  const amountPaid = { nothing: 0, deposit: quote.deposit.amount, everything: quote.total.amount }[sample.pays];
  // A trip whose package begins with the evening before, and a test reservation, take no cabin of the sailing.
  const hasCabin = withCabin.includes(sample.status) && !sample.encodesDayBefore && !sample.isTest;
  const cabinNumber = hasCabin ? (placement.cabin_number ?? undefined) : undefined;
  await writeReservation(transaction, {
    reservationId: sample.number,
    origin: `${sample.isTest ? testOrigin : 'sample:'}${sample.number}`,
    itineraryId: placement.itinerary_id,
    category: placement.category,
    cabinNumber,
    // The second line has statuses that no type knows, because another reservation system may send any text.
    status: sample.status as ReservationStatus,
    quote,
    guests,
    paid: amountPaid,
    cardLast4: amountPaid > 0 ? '4242' : undefined,
    onboardCredit: sample.onboardCredit,
    reservedOn,
    // Paid on the day of booking, because an invoice must not show payments after the voyage.
    at: new Date(`${reservedOn}T15:00:00Z`),
  });
  if (cabinNumber !== undefined) await takeCabin(transaction, placement, cabinNumber, sample.number);
  for (const each of further) await stayAboard(transaction, each, sample.number);
  if (sample.status === 'WL')
    await addEntry(transaction, {
      reservationId: sample.number,
      itineraryId: placement.itinerary_id,
      category: placement.category,
      ages: guests.map(() => PRICING_AGES.adult),
      at,
    });
  await attachGuest(transaction, {
    reservationId: sample.number,
    contactId,
    firstGuest: guests[0],
    at,
  });
}

/** Makes the package and its code begin with the evening before; the guest sees the days aboard (VOY-07, H23). */
async function encodeDayBefore(
  transaction: OpenTransaction,
  { itinerary_id: itineraryId, start_on: start, nights }: Placement,
  reservationId: string,
): Promise<void> {
  const digits = addDays(plainDate(start), -1).slice(2).replaceAll('-', '');
  const code = itineraryId.replace(/\d{6}-\d{3}$/, `${digits}-${String(nights + 1).padStart(3, '0')}`);
  const range = packageRange(code);
  if (!range) throw new RangeError(`No itinerary id: ${itineraryId}`);
  await transaction
    .updateTable('reservations')
    .set({ itinerary_id: code, start_on: range.start, end_on: range.end })
    .where('reservation_id', '=', reservationId)
    .execute();
}

const nameQuote = (quote: Quote, { title }: Pick<Placement, 'title'>): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, label: `${line.label}, ${title}` })),
});

const together = (first: Quote, next: Quote, placement: Placement): Quote => ({
  ...first,
  lines: [...first.lines, ...nameQuote(next, placement).lines],
  total: addMoney(first.total, next.total),
  deposit: addMoney(first.deposit, next.deposit),
});

/** Returns a free cabin of the same category on the sailing that begins on the date on which this one ends. */
async function findNextPlacement(
  transaction: OpenTransaction,
  { end_on: day, category }: Placement,
): Promise<Placement | undefined> {
  const { rows } = await sql<Placement>`
    select fares.*, sailings.title, sailings.start_on, sailings.end_on, sailings.nights, ${freeCabin} as cabin_number
    from fares join sailings on sailings.itinerary_id = fares.itinerary_id
    where sailings.start_on = ${day} and fares.category = ${category} and ${freeCabin} is not null`.execute(
    transaction,
  );
  return rows[0];
}

/**
 * Returns the nearest sailing from the date on, away from today, that fits the trip: with a free cabin, or for the
 * waitlist with none.
 */
async function findPlacement(
  transaction: OpenTransaction,
  sample: SampleReservation,
  today: PlainDate,
  { privateVoyageIds, quietVoyageIds }: PlannedVoyages,
): Promise<Placement | undefined> {
  const isWaitlist = sample.status === 'WL';
  const day = addDays(today, sample.startsIn);
  const { rows } = await sql<Placement>`
    select fares.*, sailings.title, sailings.start_on, sailings.end_on, sailings.nights, ${freeCabin} as cabin_number
    from fares join sailings on sailings.itinerary_id = fares.itinerary_id
    where ${sample.startsIn < 0 ? sql`sailings.start_on <= ${day}` : sql`sailings.start_on >= ${day}`}
      and fares.amount > 0 and fares.max_guests >= ${sample.isWithChild ? 3 : 2}
      and ${freeCabin} is ${isWaitlist ? sql`null` : sql`not null`}
      ${sample.voyageId === undefined ? sql`` : sql`and sailings.voyage_id = ${sample.voyageId}`}
      ${sample.voyageId === undefined && sample.status === 'BK' ? isNoneOf(quietVoyageIds, 'sailings') : sql``}
      ${isNoneOf(privateVoyageIds, 'sailings')}
      ${sample.staysAboard ? sql`and ${canStayAboard(privateVoyageIds)}` : sql``}
      and not exists (select 1 from reservations where reservations.itinerary_id = fares.itinerary_id)
    order by sailings.start_on ${sample.startsIn < 0 ? sql`desc` : sql`asc`}, fares.amount limit 1`.execute(
    transaction,
  );
  return rows[0];
}

async function stayAboard(transaction: OpenTransaction, placement: Placement, reservationId: string): Promise<void> {
  if (placement.cabin_number === null) return;
  await takeCabin(transaction, placement, placement.cabin_number, reservationId);
  await transaction
    .updateTable('reservations')
    .set({ end_on: placement.end_on })
    .where('reservation_id', '=', reservationId)
    .execute();
}

async function takeCabin(
  transaction: OpenTransaction,
  placement: Placement,
  cabinNumber: string,
  reservationId: string,
): Promise<void> {
  await transaction
    .insertInto('cabin_claims')
    .values({
      itinerary_id: placement.itinerary_id,
      cabin_number: cabinNumber,
      category: placement.category,
      hold_id: null,
      reservation_id: reservationId,
      expires_at: null,
    })
    .execute();
}

function toFare(placement: Placement) {
  return {
    itineraryId: placement.itinerary_id,
    start: plainDate(placement.start_on),
    nights: placement.nights,
    suiteFare: money(placement.amount, placement.currency),
    portChargesPerGuest: money(placement.port_charges_per_guest, placement.currency),
    taxesPerGuest: money(placement.taxes_per_guest, placement.currency),
    feesPerGuest: money(placement.fees_per_guest, placement.currency),
    maxGuests: 6,
  };
}
