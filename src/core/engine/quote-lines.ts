import { money } from '../shared/money';
import type { QuoteLine, QuotePart } from './booking';

export const quoteParts: readonly QuotePart[] = ['suite-fare', 'port-charges', 'taxes', 'fees'];

export const suiteFareLabel = 'Suite fare';

const names: Readonly<Record<QuotePart, string>> = {
  'suite-fare': suiteFareLabel,
  'port-charges': 'Port charges',
  taxes: 'Taxes',
  fees: 'Landing and park fees',
};

/** Returns the lines of a quote from amounts in minor units. Zero amounts are not listed, except the suite's. */
export function quoteLines({
  amounts,
  guestCount,
  currency,
}: {
  readonly amounts: Readonly<Record<QuotePart, number>>;
  readonly guestCount: number;
  readonly currency: string;
}): readonly QuoteLine[] {
  const guests = `${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`;
  return quoteParts
    .filter((part) => part === 'suite-fare' || amounts[part] > 0)
    .map((part) => ({
      part,
      label: part === 'suite-fare' ? names[part] : `${names[part]}, ${guests}`,
      amount: money(amounts[part], currency),
    }));
}
