import { type CancellationTerm, retainedOnCancellation } from '../../../core/engine/cancellation-terms';
import { formatMoney, isPositive, money, subtractMoney } from '../../../core/shared/money';
import { addDays, daysBetween, type PlainDate, plainDate } from '../../../core/shared/plain-date';
import { depositOf } from '../../embedded-engine/booking/record-payment';
import type { OpenTransaction } from '../../sql/line-database';
import type { ImportRefusal } from './import-report';

interface CancellationScales {
  readonly before: readonly CancellationTerm[];
  readonly after: readonly CancellationTerm[];
  readonly today: PlainDate;
}

/** A new cancellation scale may retain less than the accepted one (reliability F8) on any day, never more. */
export async function checkCancellation(
  transaction: OpenTransaction,
  { before, after, today }: CancellationScales,
): Promise<readonly ImportRefusal[]> {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const bookings = await transaction
    .selectFrom('reservations')
    .select(['reservation_id', 'start_on', 'total', 'deposit', 'currency'])
    .select(({ selectFrom }) =>
      selectFrom('reservation_guests')
        .whereRef('reservation_guests.reservation_id', '=', 'reservations.reservation_id')
        .select(({ fn }) => fn.countAll<number>().as('guests'))
        .as('guests'),
    )
    .where('status', '=', 'BK')
    .where('start_on', '>=', today)
    .orderBy('reservation_id')
    .execute();
  return bookings.flatMap((row) => {
    const start = plainDate(row.start_on);
    const booking = {
      status: 'BK' as const,
      total: money(row.total, row.currency),
      deposit: money(depositOf(row), row.currency),
      guestCount: Number(row.guests ?? 0),
      start,
    };
    const ahead = daysBetween(today, start);
    // The retained sum changes only at the steps of the two scales, so that only these days are compared.
    const days = [...before, ...after].flatMap(({ fromDays }) => [fromDays, Math.max(0, fromDays - 1)]);
    for (const daysLeft of [ahead, ...days.filter((day) => day <= ahead)]) {
      const onDay = addDays(start, -daysLeft);
      const [retainedBefore, retainedAfter] = [before, after].map((terms) =>
        retainedOnCancellation(booking, { today: onDay, terms }),
      );
      if (retainedBefore && retainedAfter && isPositive(subtractMoney(retainedAfter, retainedBefore)))
        return [
          {
            where: 'line.yaml',
            reason: `cancellation: ${formatMoney(retainedAfter)} would be kept of ${row.reservation_id} on ${onDay}, and its guests accepted ${formatMoney(retainedBefore)}; a scale is changed to their advantage only`,
          },
        ];
    }
    return [];
  });
}
