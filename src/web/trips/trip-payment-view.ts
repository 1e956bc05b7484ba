import { formatMoney, money } from '../../core/shared/money';
import { formatShortDate, type PlainDate } from '../../core/shared/plain-date';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { paymentProgress } from '../../core/trips/payment-progress';
import type { Trip } from '../../core/trips/trip';
import type { TripPaymentView } from '../../../views/trips/TripPayment';
import { hrefFareBreakdown, hrefMakePayment } from '../hrefs';

/** Maps the Payment tab (TRD-11, TRD-12, H15, H20). */
export function toTripPayment(trip: Trip, takesPayments: boolean): TripPaymentView {
  const progress = paymentProgress({ paid: trip.totalPaid, total: trip.total });
  const dueOn = paymentDueOn(trip);
  const isGivenUp = trip.status === 'CX' || trip.status === 'CT';
  const { lines } = fareBreakdown({ lines: trip.fareLines, total: trip.total, paid: trip.totalPaid });
  return {
    currency: trip.total.currency,
    total: formatMoney(trip.total),
    paid: formatMoney(trip.totalPaid),
    remaining: formatMoney(isGivenUp ? money(0, trip.total.currency) : progress.remaining),
    ...(dueOn ? { dueOn: formatShortDate(dueOn) } : {}),
    ...(isGivenUp ? {} : { progress: { percentage: progress.percentage, barPercentage: progress.barPercentage } }),
    ...(trip.onboardCredit ? { onboardCredit: formatMoney(trip.onboardCredit) } : {}),
    fareLines: lines.map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
    ...(dueOn && takesPayments ? { payHref: hrefMakePayment(trip.reservationId) } : {}),
    downloadHref: hrefFareBreakdown(trip.reservationId),
  };
}

/** Returns the due date of an offer's deposit or of a booking's balance; undefined when nothing is due. */
export function paymentDueOn({ status, total, totalPaid, depositDueOn, finalDueOn }: Trip): PlainDate | undefined {
  if (totalPaid.amount >= total.amount) return undefined;
  if (status === 'OF') return depositDueOn ?? finalDueOn;
  return status === 'BK' ? finalDueOn : undefined;
}
