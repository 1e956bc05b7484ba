import { momentText } from '../shared/moment-text';
import { formatMoney } from '../shared/money';
import type { ExcursionParty } from './excursion-bookings.port';
import { type ExcursionTerms, freeUntil } from './excursion-terms';

/** Says what places cost, and until when they may be given back free of charge. All guests of a party pay one price. */
export function excursionCostText(
  { departure, bookings: [{ price }] }: Pick<ExcursionParty, 'departure' | 'bookings'>,
  { now, terms }: { readonly now: Date; readonly terms: ExcursionTerms },
): string {
  const free = freeUntil(departure, terms);
  const cost = price === undefined ? 'The price' : `${formatMoney(price)} per guest`;
  if (now >= free)
    return `${cost} is posted to your account on board after the day, even if the places are given back: it leaves soon.`;
  const until = momentText(free, departure.timeZone);
  return `${cost} is posted to your account on board after the day. Places may be given back free of charge until ${until}.`;
}
