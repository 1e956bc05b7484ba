import { soldByAppointment } from '../engine/party';
import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';

export interface Sailing {
  readonly itineraryId: string;
  readonly voyageId: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly nights: number;
  /** The lowest fare per suite among categories with a free cabin; absent when there is none. */
  readonly fromPrice?: Money;
  readonly isWaitlistOnly: boolean;
  readonly suites: readonly SuiteAvailability[];
}

/** `availableCabins` and `price` are absent when the reservation system does not know them (H24). */
export interface SuiteAvailability {
  readonly category: string;
  readonly availableCabins?: number;
  readonly price?: Money;
}

/**
 * The lowest price among categories with a free cabin, and whether there is one (VOY-28, VOY-31). What a consultant
 * sells has no price here (SUI-18).
 */
export function whatIsFree(suites: readonly SuiteAvailability[]): Pick<Sailing, 'fromPrice' | 'isWaitlistOnly'> {
  const free = suites.filter((suite) => (suite.availableCabins ?? 0) > 0);
  const [cheapest] = free
    .flatMap(({ category, price }) => (price && !soldByAppointment.has(category) ? [price] : []))
    .sort((one, other) => one.amount - other.amount);
  return { ...(cheapest ? { fromPrice: cheapest } : {}), isWaitlistOnly: free.length === 0 };
}
