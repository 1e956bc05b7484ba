export interface ExcursionBookingsQuery {
  readonly reserved?: string | undefined;
  readonly removing?: string | undefined;
  /** What came of an answer, about which party, and that it is so. */
  readonly done?: string | undefined;
  readonly party?: string | undefined;
  readonly receipt?: string | undefined;
}
