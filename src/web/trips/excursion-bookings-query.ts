export interface ExcursionBookingsQuery {
  readonly reserved?: string | undefined;
  readonly removing?: string | undefined;
  /** Outcome of an answer, its party, and a seal that proves both. */
  readonly done?: string | undefined;
  readonly party?: string | undefined;
  readonly receipt?: string | undefined;
}
