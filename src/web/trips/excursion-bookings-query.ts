export interface ExcursionBookingsQuery {
  readonly reserved?: string | undefined;
  readonly removing?: string | undefined;
  readonly done?: string | undefined;
  readonly party?: string | undefined;
  readonly receipt?: string | undefined;
}
