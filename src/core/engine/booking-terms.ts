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
  readonly maxOpenOffers: number;
  /** Minimum payment in whole units of the currency, except when less is left to pay. */
  readonly smallestPayment: number;
  readonly youngestMonths: number;
  /** Some voyages have a minimum age in months that differs from `youngestMonths`, by voyage id. */
  readonly youngestMonthsByVoyage: Readonly<Record<string, number>>;
  /** The line retains these shares on a cancellation; they are sorted by days before the sailing, descending. */
  readonly cancellation: readonly CancellationTerm[];
}
