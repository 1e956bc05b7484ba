import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';

/** What one cabin category costs on one sailing, before the party is known. All amounts in the sailing's currency. */
export interface SailingFare {
  readonly itineraryId: string;
  readonly start: PlainDate;
  readonly nights: number;
  /** The fare of the suite with everybody in it: the price that the site shows. Port charges and taxes are included. */
  readonly suiteFare: Money;
  /** Part of the fare that is port charges and taxes, per guest. Shown as a line of its own, within the fare. */
  readonly portChargesPerGuest: Money;
  readonly maxGuests: number;
}

/** `no-fare`: the sailing and the category exist, but this category is not priced on this sailing. */
export type FareOutcome =
  | { readonly kind: 'fare'; readonly fare: SailingFare }
  | { readonly kind: 'unknown-sailing' }
  | { readonly kind: 'unknown-category' }
  | { readonly kind: 'no-fare' };

export interface Fares {
  findFare(itineraryId: string, category: string): Promise<FareOutcome>;
}
export const Fares = Symbol('Fares');
