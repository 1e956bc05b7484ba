import { sql } from 'kysely';
import type {
  BookedVoyage,
  BookingRecord,
  BookingRecords,
  GroupedReservation,
  RecordedPayment,
} from '../../core/engine/booking-records.port';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import { holdOfReservation, toAdviser } from './booking-advisers';
import { type ClaimedCabin, findClaimedCabins, splitClaims } from './booking/claimed-cabins';
import { endedAccount, hasEnded, refundColumns } from './booking/ended-account';
import { depositOf } from './booking/record-payment';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';
import { readEntries } from './waitlist/entry-row';

export class EmbeddedBookingRecords implements BookingRecords {
  constructor(private readonly db: OpenDatabase) {}

  async getBooking(reservationId: string): Promise<BookingRecord | undefined> {
    const [group, guests, lines, payments, claims, [entry]] = await Promise.all([
      this.findGroup(reservationId),
      this.db
        .selectFrom('reservation_guests')
        .select('position')
        .where('reservation_id', '=', reservationId)
        .orderBy('position')
        .execute(),
      this.db
        .selectFrom('reservation_lines')
        .selectAll()
        .where('reservation_id', '=', reservationId)
        .orderBy('position')
        .execute(),
      this.db
        .selectFrom('payments')
        .selectAll()
        .where('reservation_id', '=', reservationId)
        .orderBy('paid_at')
        .orderBy('payment_id')
        .execute(),
      findClaimedCabins(this.db, [reservationId]),
      readEntries(this.db, sql`place.reservation_id = ${reservationId}`, 0),
    ]);
    const row = group.find(({ reservation_id: id }) => id === reservationId);
    if (!row) return undefined;
    const [first, ...others] = group.map(toGrouped);
    const email = group[0]?.email;
    return {
      reservationId,
      status: row.status,
      itineraryId: row.itinerary_id,
      voyages: toVoyages(row, claims),
      category: row.category,
      ...(row.cabin_number === null ? {} : { cabinNumber: row.cabin_number }),
      total: money(row.total, row.currency),
      paid: money(row.total_paid, row.currency),
      deposit: money(depositOf(row), row.currency),
      lines: lines.map(({ label, amount }) => ({ label, amount: money(amount, row.currency) })),
      payments: payments.map(toPayment),
      ...(hasEnded(row) ? { ended: endedAccount(row) } : {}),
      ...(row.deposit_due_on === null ? {} : { depositDueOn: plainDate(row.deposit_due_on) }),
      ...(row.final_due_on === null ? {} : { finalDueOn: plainDate(row.final_due_on) }),
      ...(entry ? { waitlistPosition: entry.position } : {}),
      guestCount: guests.length,
      ...(row.revoked_at === null ? {} : { receiptsRevokedAt: new Date(row.revoked_at) }),
      ...(email ? { email, hasConfirmationMessage: group.some(({ confirmations }) => Number(confirmations) > 0) } : {}),
      ...(row.agency_number === null ? {} : { adviser: toAdviser({ ...row, agency_number: row.agency_number }) }),
      ...(first && others.length > 0 ? { group: [first, ...others] } : {}),
    };
  }

  /**
   * One statement reads the reservation and those that were made together with it. The origin of the first is the hold.
   */
  private findGroup(reservationId: string) {
    return this.db
      .selectFrom('reservations')
      .leftJoin('revoked_receipts', 'revoked_receipts.reservation_id', 'reservations.reservation_id')
      .leftJoin('reservation_guests as lead', (join) =>
        join.onRef('lead.reservation_id', '=', 'reservations.reservation_id').on('lead.position', '=', 0),
      )
      .leftJoin('booking_advisers', (join) => join.on('booking_advisers.hold_id', '=', holdOfReservation))
      .selectAll('reservations')
      .select(['revoked_at', 'lead.email', 'agency_number', 'reference'])
      .select([
        refundColumns.refunded.as('refunded'),
        refundColumns.toRefund.as('to_refund'),
        refundColumns.refundedAt.as('refunded_at'),
      ])
      .select(({ selectFrom }) =>
        selectFrom('reservation_guests')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('reservation_guests.reservation_id', '=', 'reservations.reservation_id')
          .as('guest_count'),
      )
      .select(({ selectFrom }) =>
        selectFrom('reservation_news')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('reservation_news.reservation_id', '=', 'reservations.reservation_id')
          .where('kind', 'in', ['reserved', 'offered', 'joined'])
          .as('confirmations'),
      )
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('reservations.reservation_id', '=', reservationId),
          eb(
            'reservations.group_id',
            '=',
            selectFrom('reservations as this').select('group_id').where('this.reservation_id', '=', reservationId),
          ),
        ]),
      )
      .orderBy('reservations.origin')
      .execute();
  }
}

function toGrouped(
  row: LineDatabase['reservations'] & { readonly guest_count: number | string | null },
): GroupedReservation {
  return {
    reservationId: row.reservation_id,
    status: row.status,
    category: row.category,
    ...(row.cabin_number === null ? {} : { cabinNumber: row.cabin_number }),
    total: money(row.total, row.currency),
    paid: money(row.total_paid, row.currency),
    deposit: money(depositOf(row), row.currency),
    ...(row.deposit_due_on === null ? {} : { depositDueOn: plainDate(row.deposit_due_on) }),
    ...(row.final_due_on === null ? {} : { finalDueOn: plainDate(row.final_due_on) }),
    guestCount: Number(row.guest_count),
  };
}

function toVoyages(row: LineDatabase['reservations'], claims: readonly ClaimedCabin[]): BookingRecord['voyages'] {
  const { ownEnd, further } = splitClaims(row, claims);
  const own: BookedVoyage = {
    itineraryId: row.itinerary_id,
    title: row.package_name,
    start: plainDate(row.start_on),
    end: plainDate(ownEnd),
    category: row.category,
    ...(row.cabin_number === null ? {} : { cabinNumber: row.cabin_number }),
  };
  return [own, ...further.map(toFurther)];
}

const toFurther = (claim: ClaimedCabin): BookedVoyage => ({
  itineraryId: claim.itinerary_id,
  title: claim.title,
  start: plainDate(claim.start_on),
  end: plainDate(claim.end_on),
  category: claim.category,
  cabinNumber: claim.cabin_number,
});

const toPayment = (row: LineDatabase['payments']): RecordedPayment => ({
  paymentId: row.payment_id,
  amount: money(row.amount, row.currency),
  paidAt: new Date(row.paid_at),
  ...(row.card_last4 === null ? {} : { cardLast4: row.card_last4 }),
});
