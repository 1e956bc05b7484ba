import { portSymbol } from '../shared/port-symbol';

/** A trip whose calendar a guest shares with their other devices. */
export interface CalendarShare {
  readonly contactId: string;
  readonly reservationId: string;
}

/** Shared trips, looked up by a digest of the secret in the URL. The URL itself is never stored. */
export interface CalendarShares {
  find(share: CalendarShare): Promise<{ readonly seed: string } | undefined>;
  /** Begins to share. An existing share stays and is returned. */
  open(share: CalendarShare & { readonly seed: string; readonly digest: string }): Promise<{ readonly seed: string }>;
  close(share: CalendarShare): Promise<void>;
  findByDigest(digest: string): Promise<CalendarShare | undefined>;
}
export const CalendarShares = portSymbol<CalendarShares>('CalendarShares');
