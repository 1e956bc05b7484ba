import { NOTIFICATION_TEXTS, type NotificationText, type NotificationWords } from '../notifications/notification-texts';
import type { NotificationCategory, NotificationToggles } from '../notifications/notification';

export interface LineMessages {
  readonly morePassengers: string;
  readonly waitlistConfirmation: { readonly title: string; readonly standfirst: string };
  /** This text replaces a guest's favourite stories while there are none (CNT-30). */
  readonly noFavouriteStories: string;
  /** Shown where an experience has a minimum age, which is filled in for `{{minAge}}` (EXC-15). */
  readonly ageNote: string;
  readonly excursionRemoved: string;
  /** Words by category; `{{voyage}}`, `{{reservationId}}`, `{{dueDate}}`, `{{amount}}` and `{{due}}` are filled in. */
  readonly notifications: NotificationWords;
  /** Categories that are disabled (NOT-06): a category is enabled unless it is listed here as off. */
  readonly notificationToggles: NotificationToggles;
}

export const DEFAULT_MESSAGES: LineMessages = {
  morePassengers:
    'A suite holds up to six guests. For a larger party, speak with a consultant: suites can be reserved side by side.',
  waitlistConfirmation: {
    title: 'You are on the waitlist',
    standfirst: 'We write to you as soon as a suite like this is free.',
  },
  noFavouriteStories: 'Press the heart of a story, and it waits for you here.',
  ageNote: 'Guests are at least {{minAge}} years old. We ask for a travel document before departure.',
  excursionRemoved: 'It is removed, and no places are held for you any longer.',
  notifications: NOTIFICATION_TEXTS,
  notificationToggles: {},
};

export interface OwnMessages {
  readonly morePassengers?: string;
  readonly waitlistConfirmation?: Partial<LineMessages['waitlistConfirmation']>;
  readonly noFavouriteStories?: string;
  readonly ageNote?: string;
  readonly excursionRemoved?: string;
  readonly notifications?: Readonly<Partial<Record<NotificationCategory, Partial<NotificationText>>>>;
  readonly notificationToggles?: NotificationToggles | undefined;
}

export function lineMessages({
  morePassengers,
  waitlistConfirmation,
  noFavouriteStories,
  ageNote,
  excursionRemoved,
  notifications,
  notificationToggles,
}: OwnMessages): LineMessages {
  const category = (name: NotificationCategory) => ({
    ...DEFAULT_MESSAGES.notifications[name],
    ...notifications?.[name],
  });
  return {
    morePassengers: morePassengers ?? DEFAULT_MESSAGES.morePassengers,
    waitlistConfirmation: { ...DEFAULT_MESSAGES.waitlistConfirmation, ...waitlistConfirmation },
    noFavouriteStories: noFavouriteStories ?? DEFAULT_MESSAGES.noFavouriteStories,
    ageNote: ageNote ?? DEFAULT_MESSAGES.ageNote,
    excursionRemoved: excursionRemoved ?? DEFAULT_MESSAGES.excursionRemoved,
    notifications: {
      bookingDeposit: category('bookingDeposit'),
      bookingRemainingPayment: category('bookingRemainingPayment'),
      bookingExpired: category('bookingExpired'),
      continueBooking: category('continueBooking'),
    },
    notificationToggles: notificationToggles ?? DEFAULT_MESSAGES.notificationToggles,
  };
}
