/** What became of one message. `untold`: no carrier could take it now, it is tried again. `nobody`: there is nobody to write to, or they do not want it. */
export type NotifyOutcome = 'told' | 'nobody' | 'untold';

export interface NotifyReport {
  readonly notified: number;
  readonly unnotified: number;
}

/** Longer than carriers may take; after it another node tries again. */
export const notifyLeaseMs = 60_000;

export function notifyReport(outcomes: readonly NotifyOutcome[]): NotifyReport {
  const count = (kind: NotifyOutcome) => outcomes.filter((outcome) => outcome === kind).length;
  return { notified: count('told'), unnotified: count('untold') };
}
