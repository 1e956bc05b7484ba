import type { NotificationItem } from '../../src/core/notification-settings/notification-items';

const nothingYet = 'We send nothing of this kind so far. Your choice is kept for the day we do.';

export const notificationSettingsTexts = {
  /** The wording is the specification's (PRF-03). */
  back: 'back to account',
  title: 'Notifications',
  description: 'What we write to you about, and how.',
  standfirst: 'Decide for each what reaches you by e-mail, by text message, or not at all. What is off is not sent.',
  /** States what is sent and when; the days are those of the messages (PRF-04 to PRF-06). */
  comes: {
    reservationReminders:
      'A deposit that is due in two days, a balance that is due in seven or is late, and what is still to be given before you board.',
    passengerPolicies: 'What holds on board, two weeks before you sail.',
    accountActivity: 'When your picture or these settings were changed.',
    inspirationAndOffers: nothingYet,
    tripPlanning: 'What can be arranged ashore, two months before you sail.',
    newsAndPrograms: nothingYet,
    feedback: 'A question how it was, two days after your voyage.',
    travelRegulations: 'Passports and visas, six weeks before you sail.',
  } satisfies Readonly<Record<NotificationItem, string>>,
  notFromHere: 'Nothing of this kind is sent from this site. Your choice is kept.',
  edit: 'Edit',
  /** Visually hidden after a link's text, because each row repeats that text. */
  of: (name: string) => ` ${name}`,
  dialog: 'Edit Notification',
  ways: (name: string) => `How shall ${name} reach you?`,
  email: 'Email',
  sms: 'SMS',
  noPhone: 'Text messages go out once your account has a phone number.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your settings are saved.',
  nowIs: (name: string, state: string) => `${name} is saved. ${state}.`,
  settings: 'Your notification settings',
  always: {
    title: 'What always reaches you',
    body: 'Codes you ask for, notices about the safety of your account, and what a reservation or an appointment of yours needs: that a suite is reserved, held or cancelled, your place in line and what is offered to it, an invitation, its change or its end. These cannot be switched off.',
  },
  failed: {
    again: 'Nothing was changed. Please try again in a moment.',
    sessionEnded: 'Your session has ended. Sign in once more, then try again.',
    reference: (id: string) => `Reference: ${id}`,
  },
} as const;
