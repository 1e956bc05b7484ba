import { defaultFareFacts, fixedInclusions } from '../../core/fare-facts/fare-facts';
import { formatMoney, isPositive } from '../../core/shared/money';
import { formatLongDate, formatShortDate, todayIn, type PlainDate } from '../../core/shared/plain-date';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { isInvoiced } from '../../core/trips/invoiced-trip';
import { type Instalment, planOfTrip } from '../../core/trips/payment-plan';
import { instalmentText } from '../../core/trips/payment-plan-text';
import { paymentProgress } from '../../core/trips/payment-progress';
import type { Trip } from '../../core/trips/trip';
import type { TripReading } from '../../core/trips/trip-repository.port';
import type { TripPaymentView } from '../../../views/trips/TripPayment';
import { hrefFareBreakdown, hrefInvoice, hrefMakePayment } from '../hrefs';

export function toTripPayment(
  trip: Trip,
  {
    today,
    timeZone,
    takesPayments,
    inclusions = fixedInclusions(defaultFareFacts),
    hasInvoices = false,
    reading,
  }: {
    readonly today: PlainDate;
    readonly timeZone: string;
    readonly takesPayments: boolean;
    readonly inclusions?: readonly string[];
    readonly hasInvoices?: boolean;
    readonly reading?: TripReading | undefined;
  },
): TripPaymentView {
  const progress = paymentProgress({ paid: trip.totalPaid, total: trip.total });
  const { instalments, next, remaining } = planOfTrip(trip, today);
  const hasEnded = trip.status === 'CX' || trip.status === 'CT';
  const { lines } = fareBreakdown({ lines: trip.fareLines, total: trip.total, paid: trip.totalPaid });
  return {
    currency: trip.total.currency,
    total: formatMoney(trip.total),
    paidAmount: formatMoney(trip.totalPaid),
    remaining: formatMoney(remaining),
    ...(next ? { instalments: instalments.map(toInstalment) } : {}),
    ...(trip.status === 'WL' ? { isWaiting: true } : {}),
    ...(hasEnded && isInvoiced(trip) ? { endedAccount: endedView(trip, timeZone) } : {}),
    ...(hasEnded ? {} : { progress: { percentage: progress.percentage, barPercentage: progress.barPercentage } }),
    ...(trip.onboardCredit ? { onboardCredit: formatMoney(trip.onboardCredit) } : {}),
    inclusions,
    fareLines: lines.map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
    ...(next && takesPayments ? { payHref: hrefMakePayment(trip.reservationId, reading) } : {}),
    downloadHref: hrefFareBreakdown(trip.reservationId, reading),
    ...(hasInvoices && isInvoiced(trip) ? { invoiceHref: hrefInvoice(trip.reservationId, reading) } : {}),
  };
}

const toInstalment = (instalment: Instalment): NonNullable<TripPaymentView['instalments']>[number] => ({
  kind: instalment.kind,
  amount: formatMoney(instalment.amount),
  state: instalment.state,
  ...(instalment.state === 'paid' ? {} : { text: instalmentText(instalment, formatShortDate) }),
});

function endedView(
  { ended: endedAccount, totalPaid }: Trip,
  timeZone: string,
): NonNullable<TripPaymentView['endedAccount']> {
  const retainedAmount = endedAccount?.retained ?? totalPaid;
  return {
    retainedAmount: formatMoney(retainedAmount),
    ...(endedAccount &&
      isPositive(endedAccount.refunded) && {
        refundedAmount: formatMoney(endedAccount.refunded),
        ...(endedAccount.refundedAt ? { refundedOn: formatLongDate(todayIn(timeZone, endedAccount.refundedAt)) } : {}),
      }),
    ...(endedAccount && isPositive(endedAccount.toRefund) ? { toRefund: formatMoney(endedAccount.toRefund) } : {}),
  };
}
