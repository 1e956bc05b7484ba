import type { BookingTerms } from '../../src/core/engine/booking-terms';
import type { ExcursionTerms } from '../../src/core/excursions/excursion-terms';

/** Conditions of sale like the sample line's. */
export const someTerms: BookingTerms = {
  depositPercent: 25,
  depositDueDays: 7,
  finalPaymentDays: 90,
  cabinHoldMinutes: 10,
  waitlistOfferHours: 24,
  maxOpenOffers: 3,
  smallestPayment: 500,
  youngestMonths: 6,
  youngestMonthsByVoyage: { EST: 12 },
  cancellation: [
    { fromDays: 151, keepsPerGuest: 500 },
    { fromDays: 91, keeps: 'deposit' },
    { fromDays: 46, keepsPercent: 50 },
    { fromDays: 0, keepsPercent: 100 },
  ],
};

/** Half a day to answer, two hours before departure all is closed, two days before it giving back is free. */
export const someExcursionTerms: ExcursionTerms = { offerHours: 12, closesHours: 2, freeCancellationHours: 48 };
