export interface ReservationView {
  readonly reservationId: string;
  readonly status: string;
  readonly title: string;
  readonly facts: readonly string[];
}

export interface AccountView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  /** Sorted by date; `isBack` marks a refund. */
  readonly payments: readonly {
    readonly paymentId: string;
    readonly when: string;
    readonly card?: string;
    readonly amount: string;
    readonly isBack?: true;
  }[];
  readonly paidAmount: string;
  readonly remaining?: string | undefined;
  readonly due: readonly string[];
  readonly downloadHref: string;
}

export type AmountChoiceView =
  | { readonly value: 'deposit'; readonly amount: string; readonly later: string }
  | { readonly value: 'balance'; readonly amount: string }
  | { readonly value: 'part'; readonly min: string; readonly max: string }
  | ({ readonly value: 'all-deposits'; readonly later: string } & SharedChoice)
  | ({ readonly value: 'all-balances' } & SharedChoice);

/** A choice for all suites that were reserved together. `areOthers`: without this suite, which is paid. */
interface SharedChoice {
  readonly suiteCount: number;
  readonly amount: string;
  readonly areOthers?: true;
}

/** `changed`: something was paid since the page was opened. `closed`: the reservation accepts no more payments. */
export type AmountProblem = 'declined' | 'declines' | 'changed' | 'unavailable';

/** Why nothing can be paid. `elsewhere`: this installation takes no payments. */
export type ClosedState = 'elsewhere' | 'paid' | 'WL' | 'waitlist-entry' | 'CT' | 'CX' | 'over';
