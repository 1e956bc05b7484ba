export interface ExcursionBookingsQuery {
  readonly reserved?: string | undefined;
  readonly removing?: string | undefined;
  /** The outcome of a form, its party, and a seal that proves both. */
  readonly done?: string | undefined;
  readonly party?: string | undefined;
  readonly receipt?: string | undefined;
}
