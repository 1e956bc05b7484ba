import type { BookingTerms } from '../../src/core/engine/booking-terms';

/** Conditions of sale like the sample line's. */
export const someTerms: BookingTerms = {
  depositPercent: 25,
  depositDueDays: 7,
  finalPaymentDays: 90,
  cabinHoldMinutes: 10,
  waitlistOfferHours: 24,
  mostOpenOffers: 3,
  smallestPayment: 500,
};
