import type { NotificationCategory } from './notification';

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  readonly linkText: string;
}

export type NotificationWords = Readonly<Record<NotificationCategory, NotificationText>>;

/**
 * Texts of the notifications (H53). `{{reservationId}}`, `{{voyage}}`, `{{dueDate}}`, `{{amount}}` and `{{due}}` (a
 * sentence on what is due first) are filled in. Each must remain true on the day after the due date, for a waitlist
 * entry as for a suite, and for guests without a consultant.
 */
export const NOTIFICATION_TEXTS: NotificationWords = {
  bookingDeposit: {
    title: 'Your deposit for {{voyage}}',
    body: '{{due}} Reservation {{reservationId}} is held for you.',
    linkText: 'View payment',
  },
  bookingRemainingPayment: {
    title: 'Your balance for {{voyage}}',
    body: '{{due}} Reservation {{reservationId}} is booked.',
    linkText: 'View payment',
  },
  bookingExpired: {
    title: 'Reservation {{reservationId}} is no longer held',
    body: 'Your place on {{voyage}} has been released. We will gladly look for another.',
    linkText: 'Contact us',
  },
  continueBooking: {
    title: 'Continue your reservation',
    body: 'Your choices for {{voyage}} are waiting where you left them.',
    linkText: 'Continue',
  },
};

/** Replaces `{{dueDate}}` when the reservation has none (H16). */
export const NO_DUE_DATE = 'the date your consultant gives you';
