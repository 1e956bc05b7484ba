import type { Money } from '../shared/money';

/** Facts of a reservation as its engine reports them after the change. Amounts are in minor units of their currency. */
export interface ReservationFacts {
  readonly reservationId: string;
  readonly itineraryId: string;
  readonly category: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly guests: number;
  readonly total: Money;
}

interface ExcursionFacts {
  readonly reservationId: string;
  readonly departureId: string;
  readonly tourCode: string;
  readonly itineraryId: string;
  readonly date: string;
  readonly startsAt: string;
  readonly bookingIds: readonly string[];
}

/**
 * Data of each event. It contains ids, codes, dates and amounts, never anything that identifies a person: a receiver
 * that needs a person reads it from the system that is allowed to have it (decision 0055).
 */
export interface WebhookEventData {
  readonly 'lead.received': { readonly leadId: string; readonly form: string };
  readonly 'reservation.confirmed': ReservationFacts;
  /** `lapsed`: an unpaid offer or a waitlist entry has expired. */
  readonly 'reservation.cancelled': ReservationFacts & { readonly reason: 'cancelled' | 'lapsed' };
  readonly 'payment.received': { readonly paymentId: string; readonly reservationId: string; readonly amount: Money };
  readonly 'payment.refunded': { readonly refundId: string; readonly reservationId: string; readonly amount: Money };
  readonly 'excursion.booked': ExcursionFacts;
  /** Seats, or a waitlist entry, were cancelled. */
  readonly 'excursion.cancelled': ExcursionFacts;
  readonly 'excursion.waitlisted': ExcursionFacts;
  readonly 'excursion.offered': ExcursionFacts & { readonly offerEndsAt: string };
  readonly 'waitlist.joined': ReservationFacts;
  readonly 'waitlist.offered': ReservationFacts & { readonly offerEndsAt: string };
}

export type WebhookEventType = keyof WebhookEventData;

export const webhookEventTypes = [
  'lead.received',
  'reservation.confirmed',
  'reservation.cancelled',
  'payment.received',
  'payment.refunded',
  'excursion.booked',
  'excursion.cancelled',
  'excursion.waitlisted',
  'excursion.offered',
  'waitlist.joined',
  'waitlist.offered',
] as const satisfies readonly WebhookEventType[];

export const isWebhookEventType = (text: string): text is WebhookEventType =>
  webhookEventTypes.some((type) => type === text);
