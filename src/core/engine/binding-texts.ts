import { formatMoney } from '../shared/money';
import { formatLongDate, type PlainDate } from '../shared/plain-date';
import { isActive } from '../trips/active-reservation';
import type { BookingRecord } from './booking-records.port';
import { cancellationScale } from './cancellation-scale';
import type { CancellationTerm } from './cancellation-terms';

/**
 * Repeats in a message what stood beside the button that binds, because a page changes and a message stays: taxes,
 * terms, and what cancelling costs by day (reliability F8).
 */
export function bindingTexts(
  record: BookingRecord,
  {
    today,
    terms,
    termsUrl,
  }: { readonly today: PlainDate; readonly terms: readonly CancellationTerm[]; readonly termsUrl: string },
): readonly string[] {
  const [first, ...others] = (record.group ?? [record]).filter(isActive);
  const periods = first ? cancellationScale([first, ...others], { start: record.voyages[0].start, today, terms }) : [];
  const costs = periods.map(({ to, retained }) => `${formatMoney(retained)} until ${formatLongDate(to)}`);
  return [
    'Port charges, taxes and fees are part of the fare.',
    ...(costs.length > 0
      ? [
          `${record.status === 'OF' ? 'An offer ends at no cost. Once it is booked and you cancel,' : 'If you cancel,'} we keep at most, by the day on which it reaches us: ${costs.join('; ')}. The rest of what you paid goes back to you.`,
        ]
      : []),
    `The terms of reservation: ${termsUrl}`,
  ];
}
