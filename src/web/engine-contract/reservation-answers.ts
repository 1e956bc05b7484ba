import { type Money, unitsText } from '../../core/shared/money';
import type { Passenger, Trip } from '../../core/trips/trip';

export function toSummary(trip: Trip, deposit: Money | undefined) {
  return {
    id: trip.reservationId,
    status: trip.status,
    bookedAt: trip.reservedOn,
    deposit: {
      due: deposit ? unitsText(deposit) : null,
      paidAmount: unitsText(trip.depositPaid),
      dueDate: trip.depositDueOn ?? null,
    },
    final: { dueDate: trip.finalDueOn ?? null },
    totals: { booking: unitsText(trip.total), paid: unitsText(trip.totalPaid), currency: trip.total.currency },
    packages: trip.packages.map((tripPackage) => ({
      code: tripPackage.packageCode,
      name: tripPackage.packageName,
      type: tripPackage.packageType,
      recordId: tripPackage.reservationPackageId,
      category: tripPackage.cabinCategory,
      cabin: tripPackage.cabinNumber ?? null,
      from: tripPackage.start,
      to: tripPackage.end,
    })),
    ...(trip.bookedTogether && {
      together: trip.bookedTogether.map(({ reservationId, cabinCategory, cabinNumber }) => ({
        id: reservationId,
        category: cabinCategory,
        cabin: cabinNumber ?? null,
      })),
    }),
    ...(trip.adviser && {
      adviser: { agencyNumber: trip.adviser.agencyNumber, reference: trip.adviser.reference ?? null },
    }),
    isUnconfirmed: trip.isUnconfirmed,
  };
}

export function toFull(
  trip: Trip,
  deposit: Money | undefined,
  pages: { readonly payment?: string; readonly fareBreakdown?: string },
) {
  const refs = trip.passengers.map((_, index) => `${trip.reservationId}-G${index + 1}`);
  const credit = trip.onboardCredit && {
    category: 'CREDIT',
    status: 'OK',
    price: unitsText(trip.onboardCredit),
    from: null,
    to: null,
    notes: null,
    comments: null,
    guestRefs: refs,
  };
  return {
    ...toSummary(trip, deposit),
    // Add-ons of the whole suite are listed once, with the first guest.
    guests: trip.passengers.map((passenger, index) =>
      toGuest(passenger, { seqN: index + 1, ref: refs[index] ?? '', addons: credit && index === 0 ? [credit] : [] }),
    ),
    lines: trip.fareLines.map(({ label, amount }) => ({ label, amount: unitsText(amount) })),
    pages,
  };
}

const toGuest = (
  passenger: Passenger,
  row: { readonly seqN: number; readonly ref: string; readonly addons: readonly object[] },
) => ({
  seqN: row.seqN,
  ref: row.ref,
  fullName: passenger.fullName,
  first: passenger.firstName ?? null,
  middle: passenger.middleName ?? null,
  last: passenger.lastName ?? null,
  birthDate: passenger.birthday ?? null,
  email: passenger.email ?? null,
  phone: passenger.phoneNumber ?? null,
  addons: row.addons,
});
