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
  /** Minimum ages in months of voyages that differ from `youngestMonths`, by voyage id. */
  readonly youngestMonthsByVoyage: Readonly<Record<string, number>>;
  /** What the line retains on a cancellation, sorted by days before the sailing, descending. */
  readonly cancellation: readonly CancellationTerm[];
}
