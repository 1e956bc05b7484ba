import { fromUnits } from '../shared/money';
import { parsePlainDate } from '../shared/plain-date';
import type { NotifiedTrip } from './raise-notifications';

/** An item of `GET /api/reservations` (API-05) has the fields that notifications need. */
export interface ReservationAnswer {
  readonly seawareId: string;
  readonly reservationStatus: NotifiedTrip['status'];
  readonly depositDate?: string;
  readonly finalDate?: string;
  readonly depositAmount?: number;
  readonly depositPaidAmount: number;
  readonly totalAmountPaid: number;
  readonly totalBookingAmount: number;
  readonly currencyCode: string;
  readonly packages: readonly { readonly packageCode: string; readonly packageName: string }[];
}

/** @throws RangeError when an amount or a currency is invalid. */
export function readReservation(answer: ReservationAnswer): NotifiedTrip {
  const amount = (units: number) => fromUnits(units, answer.currencyCode);
  return {
    reservationId: answer.seawareId,
    status: answer.reservationStatus,
    depositDueOn: parsePlainDate(answer.depositDate ?? ''),
    finalDueOn: parsePlainDate(answer.finalDate ?? ''),
    deposit: answer.depositAmount === undefined ? undefined : amount(answer.depositAmount),
    depositPaid: amount(answer.depositPaidAmount),
    totalPaid: amount(answer.totalAmountPaid),
    total: amount(answer.totalBookingAmount),
    packages: answer.packages,
  };
}
