import type { GuestDetails, Quote } from '../../../core/engine/booking';
import { money } from '../../../core/shared/money';
import type { PlainDate } from '../../../core/shared/plain-date';
import type { OpenTransaction } from '../../sql/line-database';
import type { ReservationStatus } from '../../../core/trips/trip';
import { writePayment } from './record-payment';

export const firstPaymentOf = (reservationId: string): string => `${reservationId}-1`;

interface NewReservation {
  readonly reservationId: string;
  readonly origin: string;
  readonly groupId?: string | undefined;
  readonly itineraryId: string;
  readonly category: string;
  readonly cabinNumber?: string | undefined;
  readonly status: ReservationStatus;
  readonly quote: Quote;
  readonly guests: readonly GuestDetails[];
  readonly paid: number;
  readonly cardLast4?: string | undefined;
  readonly onboardCredit?: number | undefined;
  readonly reservedOn: PlainDate;
  readonly at: Date;
}

export async function writeReservation(transaction: OpenTransaction, booking: NewReservation): Promise<void> {
  await writeHead(transaction, booking);
  await writeGuests(transaction, booking);
  await writeLines(transaction, booking);
  if (booking.paid > 0) {
    const amount = money(booking.paid, booking.quote.total.currency);
    const { reservationId, cardLast4, at } = booking;
    await writePayment(transaction, { paymentId: firstPaymentOf(reservationId), reservationId, amount, cardLast4 }, at);
  }
}

async function writeHead(transaction: OpenTransaction, booking: NewReservation): Promise<void> {
  const { quote, paid } = booking;
  const sailing = await transaction
    .selectFrom('sailings')
    .select(['title', 'start_on', 'end_on'])
    .where('itinerary_id', '=', booking.itineraryId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('reservations')
    .values({
      reservation_id: booking.reservationId,
      origin: booking.origin,
      group_id: booking.groupId ?? null,
      itinerary_id: booking.itineraryId,
      category: booking.category,
      cabin_number: booking.cabinNumber ?? null,
      status: booking.status,
      reserved_on: booking.reservedOn,
      // A waitlist entry owes nothing until a cabin is free.
      deposit_due_on: booking.status === 'WL' ? null : quote.depositDueOn,
      final_due_on: booking.status === 'WL' ? null : quote.finalDueOn,
      total: quote.total.amount,
      deposit: booking.status === 'WL' ? null : quote.deposit.amount,
      deposit_paid: Math.min(paid, quote.deposit.amount),
      total_paid: paid,
      onboard_credit: booking.onboardCredit ?? null,
      currency: quote.total.currency,
      package_name: sailing.title,
      start_on: sailing.start_on,
      end_on: sailing.end_on,
      created_at: booking.at.getTime(),
    })
    .execute();
}

async function writeGuests(transaction: OpenTransaction, { reservationId, guests }: NewReservation): Promise<void> {
  if (guests.length === 0) return;
  await transaction
    .insertInto('reservation_guests')
    .values(
      guests.map((guest, position) => ({
        reservation_id: reservationId,
        position,
        first_name: guest.firstName,
        middle_name: guest.middleName ?? null,
        last_name: guest.lastName,
        birthday: guest.birthday,
        email: guest.email ?? null,
        phone: guest.phone ?? null,
      })),
    )
    .execute();
}

export async function writeLines(
  transaction: OpenTransaction,
  { reservationId, quote }: Pick<NewReservation, 'reservationId' | 'quote'>,
): Promise<void> {
  const rows = quote.lines.map(({ label, amount }, position) => ({
    reservation_id: reservationId,
    position,
    label,
    amount: amount.amount,
  }));
  if (rows.length > 0) await transaction.insertInto('reservation_lines').values(rows).execute();
}
