import type { Kysely } from 'kysely';
import { EmbeddedBookingRecords } from '../../src/adapters/embedded-engine/booking-records';
import { EmbeddedTripRepository } from '../../src/adapters/embedded-engine/trip-repository';
import { firstPaymentOf } from '../../src/adapters/embedded-engine/booking/write-reservation';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { paymentReference } from '../../src/core/engine/finish-payment';
import { chargeReference } from '../../src/core/engine/payment-steps';
import { formatMoney, inUnits, money } from '../../src/core/shared/money';
import { todayIn, type PlainDate } from '../../src/core/shared/plain-date';
import type { Trip } from '../../src/core/trips/trip';
import { toTripCard } from '../../src/web/trips/trip-card-view';
import { toTripPayment } from '../../src/web/trips/trip-payment-view';
import { toReservation } from '../../src/web/trips/trips.api';
import { builtPictures } from '../builders/built-pictures';
import { shownByEngine } from '../builders/shown-by-engine';
import type { StripeLedger } from '../simulators/stripe/stripe-ledger';
import { trialContactId } from './add-guests';

/** What the provider's own accounts say of one reference. */
interface ProviderAccount {
  taken: number;
  refunded: number;
  times: number;
}

export type ProviderAccounts = ReadonlyMap<string, ProviderAccount>;

export function accountsOfStripe(ledger: StripeLedger): ProviderAccounts {
  const accounts = new Map<string, ProviderAccount>();
  for (const { metadata, amount, amount_refunded: refunded } of ledger.charges.values())
    enter(accounts, metadata['reference'] ?? '', { taken: amount, refunded, times: 1 });
  return accounts;
}

/** The accounts of the simulated card processor, which has tables of its own. */
export async function accountsOfTestCards(db: Kysely<LineDatabase>): Promise<ProviderAccounts> {
  const accounts = new Map<string, ProviderAccount>();
  for (const { reference, amount, outcome } of await db.selectFrom('card_charges').selectAll().execute())
    if (outcome === 'paid' || outcome === 'refunded')
      enter(accounts, reference, { taken: amount, refunded: outcome === 'refunded' ? amount : 0, times: 1 });
  for (const { reference, amount } of await db.selectFrom('card_refunds').selectAll().execute())
    enter(accounts, reference, { taken: 0, refunded: amount, times: 0 });
  return accounts;
}

function enter(accounts: Map<string, ProviderAccount>, reference: string, more: ProviderAccount): void {
  const account = accounts.get(reference) ?? { taken: 0, refunded: 0, times: 0 };
  account.taken += more.taken;
  account.refunded += more.refunded;
  account.times += more.times;
  accounts.set(reference, account);
}

export interface Audit {
  readonly reservations: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** In cents, by the provider's accounts. */
  readonly taken: number;
  readonly refunded: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unequal: readonly string[];
  readonly unsettled: readonly string[];
  readonly surfaces: number;
}

interface AuditParts {
  readonly db: Kysely<LineDatabase>;
  readonly accounts: ProviderAccounts;
  /** References whose payment was confirmed to a guest. */
  readonly confirmed: readonly string[];
  readonly contacts: number;
  readonly now: Date;
}

type Row = Awaited<ReturnType<typeof readReservations>>[number];

const readReservations = (db: Kysely<LineDatabase>) => db.selectFrom('reservations').selectAll().execute();

/** Compares the provider's accounts with the reservation store and with all that a guest is shown, to the cent. */
export async function auditMoney({ db, accounts, confirmed, contacts, now }: AuditParts): Promise<Audit> {
  const rows = (await readReservations(db)).filter(({ origin }) => isOfTrial(origin));
  const payments = await db.selectFrom('payments').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const intents = await db.selectFrom('payment_intents').select(['payment_id', 'reservation_id', 'state']).execute();
  const lost: string[] = [];
  const doubled: string[] = [];
  const unequal: string[] = [];
  const referencesOf = new Map(rows.map((row) => [row.reservation_id, [chargeReference(row.origin)]]));
  for (const { payment_id: id, reservation_id: reservation } of intents)
    referencesOf.get(reservation)?.push(paymentReference(id));
  const known = new Set([...referencesOf.values()].flat());
  for (const [reference, { taken, refunded, times }] of accounts) {
    if (times > 1) doubled.push(`${reference}: taken ${times} times`);
    if (taken !== refunded && !known.has(reference)) lost.push(`${reference}: ${taken - refunded} of no reservation`);
    if (refunded > taken) unequal.push(`${reference}: refunded more than was taken`);
  }
  const paid = byReservation(payments);
  const recorded = new Set(payments.map(({ payment_id: id }) => id));
  const firstOf = new Map(rows.map((row) => [chargeReference(row.origin), firstPaymentOf(row.reservation_id)]));
  for (const reference of confirmed) {
    const paymentId = firstOf.get(reference) ?? reference.slice(paymentReference('').length);
    if (!recorded.has(paymentId)) lost.push(`${reference}: confirmed to the guest, and not recorded`);
  }
  const refunded = byReservation(refunds);
  /** What was refunded whole, because the cabin or the reservation was gone, was never the reservation's. */
  const creditedOf = (reservationId: string) =>
    (referencesOf.get(reservationId) ?? []).filter((reference) =>
      recorded.has(firstOf.get(reference) ?? reference.slice(paymentReference('').length)),
    );
  for (const row of rows) {
    const fault = storeFault(row, {
      held: heldUnder(accounts, referencesOf.get(row.reservation_id) ?? []),
      payments: paid.get(row.reservation_id) ?? [],
      refunds: refunded.get(row.reservation_id) ?? [],
    });
    if (fault !== undefined) unequal.push(`${row.reservation_id} (${row.status}): ${fault}`);
  }
  for (const cabin of twiceGiven(rows)) doubled.push(`cabin ${cabin} has two guests`);
  for (const origin of twice(rows.map((row) => row.origin))) doubled.push(`hold ${origin} made two reservations`);
  const [trips, records] = [new EmbeddedTripRepository(db), new EmbeddedBookingRecords(db)];
  const today = todayIn('UTC', now);
  let surfaces = 0;
  for (let index = 0; index < contacts; index += 1)
    for (const trip of await trips.findTrips({ contactId: trialContactId(index) })) {
      surfaces += 1;
      const account = accountOf(accounts, creditedOf(trip.reservationId));
      const record = await records.getBooking(trip.reservationId);
      const shown = record && (await shownByEngine(record, today));
      for (const fault of surfaceFaults({ trip, engine: shown, account, today }))
        unequal.push(`${trip.reservationId}: ${fault}`);
    }
  if (surfaces !== rows.length) unequal.push(`${rows.length} reservations, and guests are shown ${surfaces}`);
  return {
    reservations: rows.length,
    byStatus: countBy(rows.map(({ status }) => status)),
    taken: sumOf([...accounts.values()].map((account) => account.taken)),
    refunded: sumOf([...accounts.values()].map((account) => account.refunded)),
    lost,
    doubled,
    unequal,
    unsettled: await findUnsettled(db, intents, refunds),
    surfaces,
  };
}

/** Holds have ids; the sample guests' reservations have other origins. */
const isOfTrial = (origin: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(origin);

interface StoreEntries {
  readonly held: number;
  readonly payments: readonly { readonly amount: number }[];
  readonly refunds: readonly { readonly amount: number; readonly state: string }[];
}

function storeFault(row: Row, { held, payments, refunds }: StoreEntries): string | undefined {
  const recorded = sumOf(payments.map(({ amount }) => amount));
  const deposit = row.deposit ?? row.total;
  const due = sumOf(refunds.filter(({ state }) => state !== 'given-back').map(({ amount }) => amount));
  if (row.total_paid !== held) return `paid ${row.total_paid}, and the provider holds ${held}`;
  if (recorded !== held) return `receipts say ${recorded}, and the provider holds ${held}`;
  if (row.deposit_paid !== Math.min(held, deposit)) return `of the deposit ${row.deposit_paid} of ${held}`;
  if (held > row.total) return `${held} held of a fare of ${row.total}`;
  if (due !== 0) return `${due} is still to be refunded`;
  if (row.status === 'CT' && held !== 0) return `lapsed, and ${held} kept`;
  if (row.status === 'OF' && held >= deposit) return `an offer with ${held} of a deposit of ${deposit}`;
  return undefined;
}

interface Account {
  readonly held: number;
  readonly refunded: number;
}

const pictures = builtPictures();

type ShownByEngine = Awaited<ReturnType<typeof shownByEngine>>;

interface ShownMoney {
  readonly trip: Trip;
  readonly engine: ShownByEngine | undefined;
  readonly account: Account;
  readonly today: PlainDate;
}

const sumsIn = (text = '') => (text.match(/[^\s\d]*[\d,]+\.\d{2}/g) ?? []).join(' and ');

/** Card, Payment tab, API, engine page and its PDF, each compared with the provider's accounts. */
function surfaceFaults({ trip, engine, account: { held, refunded }, today }: ShownMoney): readonly string[] {
  const { currency } = trip.total;
  const text = (cents: number) => formatMoney(money(cents, currency));
  const isLive = trip.status === 'BK' || trip.status === 'OF';
  const hasEnded = trip.status === 'CX' || trip.status === 'CT';
  const open = trip.total.amount - held;
  const deposit = trip.deposit?.amount ?? trip.total.amount;
  const card = toTripCard(trip, {
    today,
    timeZone: 'UTC',
    contents: { of: () => ({}) },
    assets: pictures,
    takesPayments: true,
  });
  const tab = toTripPayment(trip, { today, timeZone: 'UTC', takesPayments: true });
  const api = toReservation(trip);
  const first = held < deposit ? deposit - held : open;
  const endedSums = hasEnded ? [held, refunded].flatMap((cents) => (cents > 0 ? [text(cents)] : [])).join(' and ') : '';
  const expected: readonly (readonly [surface: string, shown: unknown, expected: unknown])[] = [
    ['API totalAmountPaid', api.totalAmountPaid, inUnits(money(held, currency))],
    ['API depositPaidAmount', api.depositPaidAmount, inUnits(money(Math.min(held, deposit), currency))],
    ['API depositAmount', api.depositAmount, inUnits(money(deposit, currency))],
    ['API totalBookingAmount', api.totalBookingAmount, inUnits(trip.total)],
    ['tab paid', tab.paidAmount, text(held)],
    ['tab remaining', tab.remaining, text(isLive ? open : 0)],
    [
      'tab kept',
      hasEnded ? tab.endedAccount?.retainedAmount : undefined,
      hasEnded && held + refunded > 0 ? text(held) : undefined,
    ],
    [
      'tab refunded',
      hasEnded ? tab.endedAccount?.refundedAmount : undefined,
      hasEnded && refunded > 0 ? text(refunded) : undefined,
    ],
    ['card paid', card.progress?.paidAmount ?? text(held), text(held)],
    [
      'card due',
      isLive && open > 0 ? card.due?.includes(text(first)) : isLive ? card.due : undefined,
      isLive && open > 0 ? true : undefined,
    ],
    ['card kept and refunded', hasEnded ? sumsIn(card.due) : '', endedSums],
    ['engine page paid', engine?.account.paidAmount, text(held)],
    ['engine page remaining', engine?.account.remaining, isLive ? text(open) : undefined],
    ['engine page due', isLive && open > 0 ? engine?.account.due[0]?.includes(text(first)) : true, true],
    ['engine page kept and refunded', hasEnded ? sumsIn(engine?.account.due.join(' ')) : '', endedSums],
    ['engine PDF paid', engine?.sheet.fare.paid.amount, held],
    ['engine PDF remaining', engine?.sheet.remaining.amount, isLive ? open : 0],
    ['engine PDF kept', engine?.sheet.endedAccount?.retained.amount, hasEnded ? held : undefined],
    ['engine PDF refunded', engine?.sheet.endedAccount?.refunded.amount, hasEnded ? refunded : undefined],
  ];
  return expected.flatMap(([surface, shown, wanted]) =>
    shown === wanted ? [] : [`${surface} shows ${String(shown)} instead of ${String(wanted)} (${trip.status})`],
  );
}

async function findUnsettled(
  db: Kysely<LineDatabase>,
  intents: readonly { readonly payment_id: string; readonly state: string }[],
  refunds: readonly { readonly refund_id: string; readonly state: string }[],
): Promise<readonly string[]> {
  const holds = await db
    .selectFrom('holds')
    .select('hold_id')
    .where('payment_started_at', 'is not', null)
    .where('reservation_id', 'is', null)
    .execute();
  return [
    ...holds.map(({ hold_id: id }) => `hold ${id}`),
    ...intents
      .filter(({ state }) => state !== 'paid' && state !== 'declined')
      .map(({ payment_id: id, state }) => `payment ${id}: ${state}`),
    ...refunds
      .filter(({ state }) => state !== 'given-back')
      .map(({ refund_id: id, state }) => `refund ${id}: ${state}`),
  ];
}

function accountOf(accounts: ProviderAccounts, references: readonly string[]): Account {
  const own = references.flatMap((reference) => accounts.get(reference) ?? []);
  return {
    held: sumOf(own.map(({ taken, refunded }) => taken - refunded)),
    refunded: sumOf(own.map(({ refunded }) => refunded)),
  };
}

const heldUnder = (accounts: ProviderAccounts, references: readonly string[]) => accountOf(accounts, references).held;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function byReservation<Entry extends { readonly reservation_id: string }>(entries: readonly Entry[]) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.reservation_id);
    if (group) group.push(entry);
    else groups.set(entry.reservation_id, [entry]);
  }
  return groups;
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const twiceGiven = (rows: readonly Row[]) =>
  twice(rows.flatMap((row) => (row.cabin_number === null ? [] : [`${row.itinerary_id} ${row.cabin_number}`])));

function twice(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}
