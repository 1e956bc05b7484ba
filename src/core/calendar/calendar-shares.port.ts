import { portSymbol } from '../shared/port-symbol';

export interface CalendarShare {
  readonly contactId: string;
  readonly reservationId: string;
}

/** Shared trips, looked up by a digest of the secret in the URL. The URL itself is never stored. */
export interface CalendarShares {
  find(share: CalendarShare): Promise<{ readonly seed: string } | undefined>;
  /** Of two concurrent calls the share that was written first stays. */
  open(share: CalendarShare & { readonly seed: string; readonly digest: string }): Promise<void>;
  close(share: CalendarShare): Promise<void>;
  findByDigest(digest: string): Promise<CalendarShare | undefined>;
}
export const CalendarShares = portSymbol<CalendarShares>('CalendarShares');
