import { portSymbol } from '../core/shared/port-symbol';

/**
 * Work of one node for all, outside of requests. Two nodes may lead for a moment, so a round must be safe to run twice
 * at once.
 */
export interface PeriodicJob {
  readonly everyMs: number;
  /** Text of the log when a round throws, such as `payments could not be settled`. */
  readonly failure: string;
  run(): Promise<void>;
  /** Ends a round early, for the work of which another node can take over. */
  stop?(): void;
}

export const PeriodicJob = portSymbol<PeriodicJob>('PeriodicJob');
