/**
 * One message has this outcome. `unnotified`: no provider could accept it now; it is retried. `no-recipient`: there is
 * none, or they do not want it.
 */
export type NotifyOutcome = 'notified' | 'no-recipient' | 'unnotified';

export interface NotifyReport {
  readonly notified: number;
  readonly unnotified: number;
}

/** The lease is longer than a provider may take to send; after it another node retries. */
export const notifyLeaseMs = 60_000;

export function notifyReport(outcomes: readonly NotifyOutcome[]): NotifyReport {
  const count = (kind: NotifyOutcome) => outcomes.filter((outcome) => outcome === kind).length;
  return { notified: count('notified'), unnotified: count('unnotified') };
}
