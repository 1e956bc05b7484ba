import { channel, tracingChannel } from 'node:diagnostics_channel';

/**
 * A call that may be slow or fail: to the database, Redis or a vendor, the rendering of a page, a periodic job. Metrics
 * and traces (reliability G10) subscribe to the channel; without a subscriber it costs nothing.
 */
export interface ObservedCall {
  /** Metrics label the call by it, such as `database` or `Twilio`: one of a fixed set, never data of a guest. */
  readonly system: string;
  /** A system has only a few operations, such as `select` or `POST`, because metrics count by operation. */
  readonly operation: string;
  /** Only traces show the detail, such as the text of a statement without its parameters. */
  readonly detail?: string;
  readonly headers?: Record<string, string>;
  /** Set by a call whose failures are values, before it ends. */
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

/** A use that was refused because a budget against abuse is exhausted (reliability F3 to F6). */
export interface SpentBudget {
  /** One of a fixed set, such as `declines-card`; it never identifies the budget's owner. */
  readonly budget: string;
}

export const spentBudgets = channel('landfall:spent-budget');
