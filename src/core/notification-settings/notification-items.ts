type NotificationChannel = 'email' | 'sms';

export const notificationItems = [
  'reservationReminders',
  'passengerPolicies',
  'accountActivity',
  'inspirationAndOffers',
  'tripPlanning',
  'newsAndPrograms',
  'feedback',
  'travelRegulations',
] as const;
export type NotificationItem = (typeof notificationItems)[number];

export const isNotificationItem = (text: unknown): text is NotificationItem =>
  notificationItems.some((item) => item === text);

export const notificationGroups: readonly {
  readonly group: 'travel' | 'tips' | 'provider';
  readonly items: readonly NotificationItem[];
}[] = [
  { group: 'travel', items: ['reservationReminders', 'passengerPolicies', 'accountActivity'] },
  { group: 'tips', items: ['inspirationAndOffers', 'tripPlanning'] },
  { group: 'provider', items: ['newsAndPrograms', 'feedback', 'travelRegulations'] },
];

export type ItemChannels = Readonly<Record<NotificationChannel, boolean>>;
export type NotificationChoices = Readonly<Record<NotificationItem, ItemChannels>>;

const off: ItemChannels = { email: false, sms: false };

/** Defaults until a guest chooses (PRF-04 to PRF-06, H37). */
export const defaultChoices: NotificationChoices = {
  reservationReminders: { email: true, sms: true },
  passengerPolicies: { email: true, sms: false },
  accountActivity: off,
  inspirationAndOffers: off,
  tripPlanning: off,
  newsAndPrograms: off,
  feedback: off,
  travelRegulations: off,
};
