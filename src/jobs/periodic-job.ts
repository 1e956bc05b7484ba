import { portSymbol } from '../core/shared/port-symbol';

/**
 * Work that one node does for all, outside of requests. Two nodes may lead for a moment, so that a round must be safe
 * to run twice at the same time.
 */
export interface PeriodicJob {
  readonly everyMs: number;
  /** A round that throws is logged with this message, such as `payments could not be settled`. */
  readonly failure: string;
  run(): Promise<void>;
  /** Ends a round early; another node can take over its work. */
  stop?(): void;
}

export const PeriodicJob = portSymbol<PeriodicJob>('PeriodicJob');
