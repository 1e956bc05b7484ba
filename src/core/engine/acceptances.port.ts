import { portSymbol } from '../shared/port-symbol';

export interface Acceptance {
  readonly holdId: string;
  /** The day on which the terms were last changed, as their page names it; empty where it names none. */
  readonly version: string;
  /** SHA-256, in hexadecimal digits, of the terms, the privacy notice and the cancellation scale as they were shown. */
  readonly textHash: string;
  readonly acceptedAt: Date;
}

/** Records of accepted terms, stored as long as the line's reservations (reliability F8). They name no guest. */
export interface Acceptances {
  /** Records once for each hold and text: a repeat keeps the first time. */
  record(acceptance: Acceptance): Promise<void>;
}
export const Acceptances = portSymbol<Acceptances>('Acceptances');
