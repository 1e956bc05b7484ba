/** The line's conditions of sale. Days are calendar days. */
export interface BookingTerms {
  /** Part of the total that is paid at once, 1 to 100. */
  readonly depositPercent: number;
  /** Days after the booking until the deposit of an offer must be there. */
  readonly depositDueDays: number;
  /** Days before the sailing until the whole amount must be there. */
  readonly finalPaymentDays: number;
  readonly cabinHoldMinutes: number;
  /** How long a suite that came free waits for the answer of the first in line. */
  readonly waitlistOfferHours: number;
  /** Unpaid offers that one guest, or one e-mail address, may have open at once. */
  readonly mostOpenOffers: number;
  /** The least that is taken at once, in whole units of the currency, except when less is left to pay. */
  readonly smallestPayment: number;
}
