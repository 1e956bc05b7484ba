/**
 * Outcome of one message. `untold`: no provider could accept it now; it is retried. `nobody`: there is no recipient, or
 * they do not want it.
 */
export type NotifyOutcome = 'told' | 'nobody' | 'untold';

export interface NotifyReport {
  readonly notified: number;
  readonly unnotified: number;
}

/** Longer than a provider may take; after it another node retries. */
export const notifyLeaseMs = 60_000;

export function notifyReport(outcomes: readonly NotifyOutcome[]): NotifyReport {
  const count = (kind: NotifyOutcome) => outcomes.filter((outcome) => outcome === kind).length;
  return { notified: count('told'), unnotified: count('untold') };
}
