import { money } from '../../src/core/shared/money';
import { plainDate } from '../../src/core/shared/plain-date';
import type { Trip, TripPackage } from '../../src/core/trips/trip';

/** A booked week, of which a quarter is paid as the deposit. */
export function aTrip(changes: Partial<Trip> = {}): Trip {
  return {
    reservationId: '100200',
    status: 'BK',
    reservedOn: plainDate('2026-09-01'),
    depositDueOn: plainDate('2026-09-08'),
    finalDueOn: plainDate('2027-01-05'),
    depositPaid: money(250_000, 'USD'),
    totalPaid: money(250_000, 'USD'),
    total: money(1_000_000, 'USD'),
    packages: [aTripPackage()],
    passengers: [],
    fareLines: [],
    isUnconfirmed: false,
    ...changes,
  };
}

export function aTripPackage(changes: Partial<TripPackage> = {}): TripPackage {
  return {
    packageCode: 'ON1-CYC-270412-007',
    packageName: 'Cyclades at first light',
    packageType: 'VOYAGE',
    reservationPackageId: '1',
    cabinCategory: 'SV',
    cabinNumber: '0512',
    start: plainDate('2027-04-12'),
    end: plainDate('2027-04-19'),
    ...changes,
  };
}
