/** The line's conditions of sale. Days are calendar days. */
export interface BookingTerms {
  /** Part of the total that is paid at once, 1 to 100. */
  readonly depositPercent: number;
  /** Days after the booking until the deposit of an offer must be there. */
  readonly depositDueDays: number;
  /** Days before the sailing until the whole amount must be there. */
  readonly finalPaymentDays: number;
  readonly cabinHoldMinutes: number;
}
