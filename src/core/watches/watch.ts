import type { Money } from '../shared/money';
import type { Sailing } from '../voyages/sailing';
import { shownPrice } from '../voyages/suite-price';

export const watchedEvents = ['all', 'fare', 'free'] as const;
/** `fare`: the fare has changed. `free`: a suite has become free, or the last one is gone. */
export type WatchedEvents = (typeof watchedEvents)[number];

export interface WatchSubject {
  readonly itineraryId: string;
  readonly category?: string;
}

/**
 * The figures in the owner's last message. While a fare is unknown the last known one stays, so that the next can be
 * compared with it.
 */
export interface WatchedFigures {
  readonly isFree: boolean;
  readonly fare?: Money;
}

export interface Watch extends WatchSubject {
  readonly watchId: string;
  readonly events: WatchedEvents;
  readonly figures: WatchedFigures;
}

export type WatchChange =
  | { readonly kind: 'fare'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'free-again'; readonly fare?: Money }
  | { readonly kind: 'gone' };

/** Returns undefined when the sailing does not sell the watched category. */
export function figuresOf(sailing: Sailing, { category }: Pick<WatchSubject, 'category'>): WatchedFigures | undefined {
  if (category === undefined) return withFare(!sailing.isWaitlistOnly, sailing.fromPrice);
  const suite = sailing.suites.find((one) => one.category === category);
  return suite && withFare((suite.availableCabins ?? 0) > 0, suite.price);
}

function withFare(isFree: boolean, price: Money | undefined): WatchedFigures {
  const fare = isFree ? shownPrice(price) : undefined;
  return { isFree, ...(fare ? { fare } : {}) };
}

export function changesOf(
  { events, figures: before }: Pick<Watch, 'events' | 'figures'>,
  now: WatchedFigures,
): readonly WatchChange[] {
  const changes: WatchChange[] = [];
  if (events !== 'fare' && now.isFree !== before.isFree)
    changes.push(now.isFree ? { kind: 'free-again', ...(now.fare ? { fare: now.fare } : {}) } : { kind: 'gone' });
  if (events !== 'free' && before.fare && now.fare && isOther(before.fare, now.fare))
    changes.push({ kind: 'fare', from: before.fare, to: now.fare });
  return changes;
}

const isOther = (one: Money, other: Money) => one.amount !== other.amount || one.currency !== other.currency;

export const figuresAfter = (before: WatchedFigures, now: WatchedFigures): WatchedFigures => ({
  ...now,
  ...((now.fare ?? before.fare) ? { fare: now.fare ?? before.fare } : {}),
});
