/** A trip whose calendar a guest lets their other devices read. */
export interface CalendarShare {
  readonly contactId: string;
  readonly reservationId: string;
}

/** Which trips are shared, by what only the holder of the address knows. The address itself is never stored. */
export interface CalendarShares {
  /** What the share's address is made of, while it is shared. */
  find(share: CalendarShare): Promise<{ readonly seed: string } | undefined>;
  /** Begins to share. Where it is shared already, that share stays and is given back. */
  open(share: CalendarShare & { readonly seed: string; readonly digest: string }): Promise<{ readonly seed: string }>;
  /** From now on the address opens nothing. */
  close(share: CalendarShare): Promise<void>;
  findByDigest(digest: string): Promise<CalendarShare | undefined>;
}
export const CalendarShares = Symbol('CalendarShares');
