import { sql, type Kysely, type Selectable } from 'kysely';
import type {
  BookedVoyage,
  BookingRecord,
  BookingRecords,
  RecordedPayment,
} from '../../core/engine/booking-records.port';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import type { ReservationStatus } from '../../core/trips/trip';
import { type ClaimedCabin, findClaimedCabins, splitClaims } from './booking/claimed-cabins';
import { depositOf } from './booking/record-payment';
import type { LineDatabase } from '../sql/line-database';
import { readEntries } from './waitlist/entry-row';

export class EmbeddedBookingRecords implements BookingRecords {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async getBooking(reservationId: string): Promise<BookingRecord | undefined> {
    const [row, guests, lines, payments, claims, [place]] = await Promise.all([
      this.db
        .selectFrom('reservations')
        .leftJoin('revoked_receipts', 'revoked_receipts.reservation_id', 'reservations.reservation_id')
        .selectAll('reservations')
        .select('revoked_at')
        .where('reservations.reservation_id', '=', reservationId)
        .executeTakeFirst(),
      this.db
        .selectFrom('reservation_guests')
        .select(['position', 'email'])
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
    if (!row) return undefined;
    const email = guests[0]?.email;
    return {
      reservationId,
      status: row.status as ReservationStatus,
      itineraryId: row.itinerary_id,
      voyages: toVoyages(row, claims),
      category: row.category,
      ...(row.cabin_number === null ? {} : { cabinNumber: row.cabin_number }),
      total: money(row.total, row.currency),
      paid: money(row.total_paid, row.currency),
      deposit: money(depositOf(row), row.currency),
      lines: lines.map(({ label, amount }) => ({ label, amount: money(amount, row.currency) })),
      payments: payments.map(toPayment),
      ...(row.deposit_due_on === null ? {} : { depositDueOn: plainDate(row.deposit_due_on) }),
      ...(row.final_due_on === null ? {} : { finalDueOn: plainDate(row.final_due_on) }),
      ...(place ? { waitlistPosition: place.position } : {}),
      guestCount: guests.length,
      ...(row.revoked_at === null ? {} : { receiptsRevokedAt: new Date(row.revoked_at) }),
      ...(email ? { email } : {}),
    };
  }
}

function toVoyages(
  row: Selectable<LineDatabase['reservations']>,
  claims: readonly ClaimedCabin[],
): BookingRecord['voyages'] {
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

const toPayment = (row: Selectable<LineDatabase['payments']>): RecordedPayment => ({
  paymentId: row.payment_id,
  amount: money(row.amount, row.currency),
  paidAt: new Date(row.paid_at),
  ...(row.card_last4 === null ? {} : { cardLast4: row.card_last4 }),
});
