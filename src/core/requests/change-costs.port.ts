import type { Money } from '../shared/money';
import type { CancellationAccount } from '../engine/reservation-news.port';
import { portSymbol } from '../shared/port-symbol';
import type { Sailing } from '../voyages/sailing';

/** The sums under today's terms: what was paid, what the line retains, and what it refunds. */
export interface CancellingCost extends CancellationAccount {
  /** A guest can cancel without the line when another suite of the same booking stays (decision 0063). */
  readonly isOwnToDo: boolean;
}

/** Another sailing of the same voyage that has a free cabin of the same category for as many guests. */
export interface MovingCost {
  readonly sailing: Pick<Sailing, 'itineraryId' | 'start' | 'end'>;
  readonly total: Money;
  /** The current total of the whole reservation, for comparison. */
  readonly current: Money;
  /** The sum that is retained besides, where the terms count a move as a cancellation by now. */
  readonly retained?: Money;
}

/** What a change of a reservation would cost, before it is requested. Asking changes nothing. */
export interface ChangeCosts {
  /** Returns undefined for a reservation of which nothing can be cancelled any more. */
  cancelling(reservationId: string): Promise<CancellingCost | undefined>;
  moving(reservationId: string): Promise<readonly MovingCost[]>;
}
export const ChangeCosts = portSymbol<ChangeCosts>('ChangeCosts');
