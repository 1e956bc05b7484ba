import type { ItemChannels, NotificationItem } from './notification-items';

export const itemNames: Readonly<Record<NotificationItem, string>> = {
  reservationReminders: 'Reservation Reminders',
  passengerPolicies: 'Passenger Policies',
  accountActivity: 'Account Activity',
  inspirationAndOffers: 'Inspiration and offers',
  tripPlanning: 'Trip planning',
  newsAndPrograms: 'News and programs',
  feedback: 'Feedback',
  travelRegulations: 'Travel Regulations',
};

export const groupNames = {
  travel: 'Travel Reminders and Account Activity',
  tips: 'Travel Tips and Offers',
  provider: 'Provider Updates',
} as const;

/** The text is 'On: Email and SMS', 'On: Email', 'On: SMS' or 'Off' (PRF-03). */
export function describeChannels({ email, sms }: ItemChannels): string {
  const on = [...(email ? ['Email'] : []), ...(sms ? ['SMS'] : [])];
  return on.length === 0 ? 'Off' : `On: ${on.join(' and ')}`;
}
