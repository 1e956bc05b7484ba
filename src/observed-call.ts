import { channel, tracingChannel } from 'node:diagnostics_channel';

/**
 * A call to what can be slow or fail: the database, Redis, a vendor, the rendering of a page, a periodic job. Metrics
 * and traces (reliability G10) subscribe to the channel; without a subscriber a call costs nothing.
 */
export interface ObservedCall {
  /** The label of metrics, such as `database` or `Twilio`: a fixed set, never anything of a guest's. */
  readonly system: string;
  /** One of few per system, such as `select` or `POST`. */
  readonly operation: string;
  /** For traces alone, such as the text of a statement without its parameters. */
  readonly detail?: string;
  /** Those of the call, for a system that goes on with the trace by W3C `traceparent`. */
  readonly headers?: Record<string, string>;
  /** Set before the end by a call whose failures are values. */
  failure?: string | undefined;
}

export const observedCalls = tracingChannel<unknown, ObservedCall>('landfall:call');

export const observeCall = <T>(call: ObservedCall, work: () => Promise<T>): Promise<T> =>
  observedCalls.tracePromise(work, call);

export interface BreakerChange {
  readonly system: string;
  readonly isOpen: boolean;
}

export const breakerChanges = channel('landfall:breaker');

/** A use that was refused because a budget against abuse is used up (reliability F3 to F6). */
export interface SpentBudget {
  /** One of a fixed set, such as `declines-card`, never whose it is. */
  readonly budget: string;
}

export const spentBudgets = channel('landfall:spent-budget');
