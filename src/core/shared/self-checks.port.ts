import { portSymbol } from './port-symbol';

export type CheckedArea = 'reserving' | 'paying' | 'signingIn' | 'trips' | 'messages';

/** Something that must never be in the database, with the ids of what it was found at. */
export interface Finding {
  readonly rule: string;
  readonly area: CheckedArea;
  readonly ids: readonly string[];
}

export interface SelfCheckReport {
  readonly checkedAt: Date;
  readonly findings: readonly Finding[];
}

/** Looks through the line's own records for what must never be, and remembers what the last look found. */
export interface SelfChecks {
  run(): Promise<SelfCheckReport>;
  latest(): Promise<SelfCheckReport | undefined>;
}
export const SelfChecks = portSymbol<SelfChecks>('SelfChecks');
