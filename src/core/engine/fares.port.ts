import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import { portSymbol } from '../shared/port-symbol';

export interface SailingFare {
  readonly itineraryId: string;
  readonly start: PlainDate;
  readonly nights: number;
  /** Fare of the suite with all its guests, port charges, taxes and fees included: the price that the site shows. */
  readonly suiteFare: Money;
  /**
   * Parts of the fare that the line passes on, per guest. They are included in the fare and shown as separate lines.
   */
  readonly portChargesPerGuest: Money;
  readonly taxesPerGuest: Money;
  readonly feesPerGuest: Money;
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
  /** Returns all priced categories of the sailing in one query; empty for a sailing that does not exist. */
  findFares(itineraryId: string): Promise<ReadonlyMap<string, SailingFare>>;
}
export const Fares = portSymbol<Fares>('Fares');
