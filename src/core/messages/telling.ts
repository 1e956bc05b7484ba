/** What became of one message. `untold`: no carrier could take it now, it is tried again. `nobody`: there is nobody to write to, or they do not want it. */
export type TellOutcome = 'told' | 'nobody' | 'untold';

export interface TellReport {
  readonly told: number;
  readonly untold: number;
}

/** Longer than carriers may take; after it another node tries again. */
export const tellLeaseMs = 60_000;

export function tellReport(outcomes: readonly TellOutcome[]): TellReport {
  const count = (kind: TellOutcome) => outcomes.filter((outcome) => outcome === kind).length;
  return { told: count('told'), untold: count('untold') };
}
