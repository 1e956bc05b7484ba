import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';
import type { Sailing } from '../voyages/sailing';

/** By the terms of today: what is paid of it, what the line keeps, and what it gives back. */
export interface CancellingCost {
  readonly paid: Money;
  readonly kept: Money;
  readonly back: Money;
  /** Whether the guest can do it alone: another suite of the same booking stays (decision 0063). */
  readonly isOwnToDo: boolean;
}

/** Another sailing of the same voyage with a free cabin of the same category, for as many guests. */
export interface MovingCost {
  readonly sailing: Pick<Sailing, 'itineraryId' | 'start' | 'end'>;
  readonly total: Money;
  /** What is due now for the whole reservation, to which the total compares. */
  readonly current: Money;
}

/** What a change of a reservation would cost, before anybody is asked for it. Nothing is changed by asking. */
export interface ChangeCosts {
  /** Undefined where nothing can be cancelled any more. */
  cancelling(reservationId: string): Promise<CancellingCost | undefined>;
  moving(reservationId: string): Promise<readonly MovingCost[]>;
}
export const ChangeCosts = portSymbol<ChangeCosts>('ChangeCosts');
