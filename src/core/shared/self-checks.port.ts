import { portSymbol } from './port-symbol';

export type CheckedArea = 'reserving' | 'paying' | 'signingIn' | 'trips' | 'messages';

/** A state that the database must never be in, with the ids of the rows concerned. */
export interface Finding {
  readonly rule: string;
  readonly area: CheckedArea;
  readonly ids: readonly string[];
}

export interface SelfCheckReport {
  readonly checkedAt: Date;
  readonly findings: readonly Finding[];
}

/** Searches the line's own records for states that must never occur, and remembers what the last search found. */
export interface SelfChecks {
  run(): Promise<SelfCheckReport>;
  latest(): Promise<SelfCheckReport | undefined>;
}
export const SelfChecks = portSymbol<SelfChecks>('SelfChecks');
