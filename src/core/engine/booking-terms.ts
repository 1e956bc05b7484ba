import type { CancellationTerm } from './cancellation-terms';

export interface BookingTerms {
  readonly depositPercent: number;
  /** Days after the booking until the deposit of an offer is due. */
  readonly depositDueDays: number;
  /** Days before the sailing when the whole amount is due. */
  readonly finalPaymentDays: number;
  readonly cabinHoldMinutes: number;
  readonly waitlistOfferHours: number;
  /** Maximum of unpaid offers that one guest, or one e-mail address, may have open. */
  readonly mostOpenOffers: number;
  /** Minimum payment in whole units of the currency, except when less is left to pay. */
  readonly smallestPayment: number;
  readonly youngestMonths: number;
  /** The same on voyages that have an age of their own, by voyage id. */
  readonly youngestMonthsByVoyage: Readonly<Record<string, number>>;
  /** What the line retains on a cancellation, the most days before the sailing first. */
  readonly cancellation: readonly CancellationTerm[];
}
