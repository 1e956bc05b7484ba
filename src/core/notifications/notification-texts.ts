import type { NotificationCategory } from './notification';

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  readonly linkText: string;
}

/** Every text of the notifications (H53). `{{reservationId}}`, `{{voyage}}`, `{{dueDate}}` and `{{amount}}` are filled in. */
export const NOTIFICATION_TEXTS: Readonly<Record<NotificationCategory, NotificationText>> = {
  bookingDeposit: {
    title: 'Your deposit for {{voyage}}',
    body: 'Reservation {{reservationId}} is held for you. Please pay the deposit by {{dueDate}}.',
    linkText: 'View payment',
  },
  bookingRemainingPayment: {
    title: 'Your balance for {{voyage}}',
    body: '{{amount}} remains to be paid on reservation {{reservationId}} by {{dueDate}}.',
    linkText: 'View payment',
  },
  bookingExpired: {
    title: 'Reservation {{reservationId}} is no longer held',
    body: 'Your suite for {{voyage}} has been released. Your Personal Yacht Consultant will gladly look for another.',
    linkText: 'Contact us',
  },
  continueBooking: {
    title: 'Continue your reservation',
    body: 'Your choices for {{voyage}} are waiting where you left them.',
    linkText: 'Continue',
  },
};

/** Stands in for `{{dueDate}}` when the reservation names none (H16). */
export const NO_DUE_DATE = 'the date your consultant gives you';
