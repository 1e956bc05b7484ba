import { sql } from 'kysely';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import type { FareLine, Passenger, Trip, TripSibling } from '../../core/trips/trip';
import type { TripRepository, TripGuest, TripReading } from '../../core/trips/trip-repository.port';
import { sortTrips } from '../../core/trips/trip-order';
import { holdOfReservation, toAdviser } from './booking-advisers';
import { type ClaimedCabin, findClaimedCabins, splitClaims } from './booking/claimed-cabins';
import { endedAccount, hasEnded, type RefundColumns, refundColumns } from './booking/ended-account';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';
import { QueryCache } from '../sql/query-cache';

type ReservationRow = LineDatabase['reservations'] &
  RefundColumns & { readonly state: string; readonly agency_number: string | null; readonly reference: string | null };
type SiblingRow = Pick<ReservationRow, 'reservation_id' | 'group_id' | 'category' | 'cabin_number'>;
type GuestRow = LineDatabase['reservation_guests'];
type LineRow = LineDatabase['reservation_lines'];

/** A visitor's booking is shown only to an owner who verified the address after the booking was made. */
const mayBeShown = sql<boolean>`(
  reservation_contacts.state = 'confirmed' or (reservation_contacts.state = 'unconfirmed' and exists (
    select 1 from verified_addresses where verified_addresses.contact_id = reservation_contacts.contact_id
      and verified_addresses.address = reservation_contacts.address
      and verified_addresses.verified_at > reservation_contacts.linked_at)))`;

const maxKnownGuests = 200;

/** Prefix of a test reservation's origin; other origins are ids of holds. */
export const testOrigin = 'test:';

export class EmbeddedTripRepository implements TripRepository {
  private readonly cache: QueryCache<readonly Trip[]>;

  constructor(private readonly db: OpenDatabase) {
    this.cache = new QueryCache(db, maxKnownGuests);
  }

  findTrips(guest: TripGuest, reading?: TripReading): Promise<readonly Trip[]> {
    return this.cache.of({
      key: `${reading?.isDevMode === true} ${guest.contactId}`,
      now: 0,
      ask: async () => ({ answer: sortTrips(await this.complete(await this.ofGuest(guest, reading).execute())) }),
    });
  }

  async getTrip(guest: TripGuest, reservationId: string, reading?: TripReading): Promise<Trip | undefined> {
    const [trip] = await this.cache.of({
      key: `${reading?.isDevMode === true} ${guest.contactId} ${reservationId}`,
      now: 0,
      ask: async () => ({
        answer: await this.complete(
          await this.ofGuest(guest, reading).where('reservations.reservation_id', '=', reservationId).execute(),
        ),
      }),
    });
    return trip;
  }

  async answerUnconfirmed(
    guest: TripGuest,
    reservationId: string,
    answer: 'confirm' | 'disown',
  ): Promise<'done' | 'not-found'> {
    const state = answer === 'confirm' ? 'confirmed' : 'disowned';
    // Suites that were reserved together are one booking and have one owner.
    const together = sql`select one.reservation_id from reservations one join reservations named
      on one.reservation_id = named.reservation_id or one.group_id = named.group_id
      where named.reservation_id = ${reservationId}`;
    const [changedRow] = await this.db
      .updateTable('reservation_contacts')
      .set({ state })
      .where('contact_id', '=', guest.contactId)
      .where(sql<boolean>`reservation_contacts.reservation_id in (${together})`)
      .where('state', '=', 'unconfirmed')
      .where(mayBeShown)
      .returning('reservation_id')
      .execute();
    if (changedRow && state === 'confirmed') await this.takeName(guest.contactId, reservationId);
    return changedRow || (await this.isAnswered(guest, reservationId, state)) ? 'done' : 'not-found';
  }

  /** A contact that a visitor's booking made has no name until its owner confirms the booking (F5). */
  private async takeName(contactId: string, reservationId: string): Promise<void> {
    const lead = await this.db
      .selectFrom('reservation_guests')
      .select(['first_name', 'last_name'])
      .where('reservation_id', '=', reservationId)
      .where('position', '=', 0)
      .executeTakeFirst();
    if (lead)
      await this.db
        .updateTable('contacts')
        .set(lead)
        .where('contact_id', '=', contactId)
        .where('first_name', '=', '')
        .where('last_name', '=', '')
        .execute();
  }

  /** A repeat is no error. Only a visitor's reservation has an address; one booked while signed in needs no answer. */
  private async isAnswered(guest: TripGuest, reservationId: string, state: 'confirmed' | 'disowned'): Promise<boolean> {
    const row = await this.db
      .selectFrom('reservation_contacts')
      .select('reservation_id')
      .where('contact_id', '=', guest.contactId)
      .where('reservation_id', '=', reservationId)
      .where('state', '=', state)
      .where('address', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Test reservations are a separate set: other reads never return them, and their read returns nothing else (TRD-15).
   */
  private ofGuest(guest: TripGuest, { isDevMode }: TripReading = { isDevMode: false }) {
    return this.db
      .selectFrom('reservation_contacts')
      .innerJoin('reservations', 'reservations.reservation_id', 'reservation_contacts.reservation_id')
      .leftJoin('booking_advisers', (join) => join.on('booking_advisers.hold_id', '=', holdOfReservation))
      .selectAll('reservations')
      .select(['reservation_contacts.state', 'agency_number', 'reference'])
      .select([
        refundColumns.refunded.as('refunded'),
        refundColumns.toRefund.as('to_refund'),
        refundColumns.refundedAt.as('refunded_at'),
      ])
      .where('reservation_contacts.contact_id', '=', guest.contactId)
      .where('reservations.origin', isDevMode ? 'like' : 'not like', `${testOrigin}%`)
      .where(mayBeShown);
  }

  private async complete(rows: readonly ReservationRow[]): Promise<readonly Trip[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.reservation_id);
    const [guests, lines, claims, siblings] = await Promise.all([
      this.db
        .selectFrom('reservation_guests')
        .selectAll()
        .where('reservation_id', 'in', ids)
        .orderBy('position')
        .execute(),
      this.db
        .selectFrom('reservation_lines')
        .selectAll()
        .where('reservation_id', 'in', ids)
        .orderBy('position')
        .execute(),
      findClaimedCabins(this.db, ids),
      this.findSiblings(rows),
    ]);
    const [guestsOf, linesOf, claimsOf] = [byReservation(guests), byReservation(lines), byReservation(claims)];
    return rows.map((row) =>
      toTrip(row, { guests: guestsOf(row), lines: linesOf(row), claims: claimsOf(row), siblings }),
    );
  }

  /** Every reservation of the groups to which these belong. Most belong to none, and then nothing is queried. */
  private async findSiblings(rows: readonly ReservationRow[]): Promise<readonly SiblingRow[]> {
    const groups = rows.flatMap(({ group_id: groupId }) => groupId ?? []);
    return groups.length === 0
      ? []
      : this.db
          .selectFrom('reservations')
          .select(['reservation_id', 'group_id', 'category', 'cabin_number'])
          .where('group_id', 'in', groups)
          .orderBy('origin')
          .execute();
  }
}

function byReservation<Row extends { readonly reservation_id: string }>(
  rows: readonly Row[],
): (reservation: ReservationRow) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.reservation_id);
    if (group) group.push(row);
    else groups.set(row.reservation_id, [row]);
  }
  return ({ reservation_id: id }) => groups.get(id) ?? [];
}

interface TripRows {
  readonly guests: readonly GuestRow[];
  readonly lines: readonly LineRow[];
  readonly claims: readonly ClaimedCabin[];
  readonly siblings: readonly SiblingRow[];
}

function toPackages(row: ReservationRow, claims: readonly ClaimedCabin[]): Trip['packages'] {
  const { ownEnd, further } = splitClaims(row, claims);
  return [
    { ...toPackage(row), end: plainDate(ownEnd) },
    ...further.map((claim, index) => toFurtherPackage(claim, index + 2)),
  ];
}

const siblingsOf = (row: ReservationRow, siblings: readonly SiblingRow[]): readonly TripSibling[] =>
  siblings
    .filter(({ group_id: groupId, reservation_id: id }) => groupId === row.group_id && id !== row.reservation_id)
    .map(({ reservation_id: reservationId, category, cabin_number: cabinNumber }) => ({
      reservationId,
      cabinCategory: category,
      ...(cabinNumber === null ? {} : { cabinNumber }),
    }));

function toTrip(row: ReservationRow, { guests, lines, claims, siblings }: TripRows): Trip {
  const amount = (minorUnits: number) => money(minorUnits, row.currency);
  return {
    reservationId: row.reservation_id,
    status: row.status,
    reservedOn: plainDate(row.reserved_on),
    ...(row.deposit_due_on === null ? {} : { depositDueOn: plainDate(row.deposit_due_on) }),
    ...(row.final_due_on === null ? {} : { finalDueOn: plainDate(row.final_due_on) }),
    ...(row.deposit === null ? {} : { deposit: amount(row.deposit) }),
    depositPaid: amount(row.deposit_paid),
    totalPaid: amount(row.total_paid),
    total: amount(row.total),
    ...(row.onboard_credit === null ? {} : { onboardCredit: amount(row.onboard_credit) }),
    packages: toPackages(row, claims),
    passengers: guests.map(toPassenger),
    fareLines: lines.map((line): FareLine => ({ label: line.label, amount: amount(line.amount) })),
    isUnconfirmed: row.state === 'unconfirmed',
    ...(row.group_id === null ? {} : { bookedTogether: siblingsOf(row, siblings) }),
    ...(row.agency_number === null ? {} : { adviser: toAdviser({ ...row, agency_number: row.agency_number }) }),
    ...(hasEnded(row) ? { ended: endedAccount(row) } : {}),
  };
}

function toPackage(row: ReservationRow): Trip['packages'][number] {
  return {
    packageCode: row.itinerary_id,
    packageName: row.package_name,
    packageType: 'VOYAGE',
    reservationPackageId: `${row.reservation_id}-1`,
    cabinCategory: row.category,
    ...(row.cabin_number === null ? {} : { cabinNumber: row.cabin_number }),
    start: plainDate(row.start_on),
    end: plainDate(row.end_on),
  };
}

function toFurtherPackage(claim: ClaimedCabin, number: number): Trip['packages'][number] {
  return {
    packageCode: claim.itinerary_id,
    packageName: claim.title,
    packageType: 'VOYAGE',
    reservationPackageId: `${claim.reservation_id}-${number}`,
    cabinCategory: claim.category,
    cabinNumber: claim.cabin_number,
    start: plainDate(claim.start_on),
    end: plainDate(claim.end_on),
  };
}

function toPassenger(row: GuestRow): Passenger {
  return {
    fullName: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.middle_name === null ? {} : { middleName: row.middle_name }),
    ...(row.birthday === null ? {} : { birthday: plainDate(row.birthday) }),
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.phone === null ? {} : { phoneNumber: row.phone }),
  };
}
