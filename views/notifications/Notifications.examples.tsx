import { continueBooking } from '../../src/core/notifications/raise-notifications';
import { notificationText } from '../../src/core/notifications/notification';
import { Notifications } from './Notifications';

const reminder = continueBooking({ itineraryId: 'ON1-CYC-270412-007', voyage: 'Cyclades in Seven Nights', link: '#', now: new Date('2027-01-10T09:00:00Z') });

export function continueYourReservation() {
  return <Notifications shown={[{ ...notificationText(reminder), id: reminder.id, linkText: reminder.linkText, href: reminder.link, isCloseable: true }]} />;
}

export function onePersistentOne() {
  return <Notifications shown={[{ ...notificationText(reminder), id: reminder.id, linkText: reminder.linkText, href: reminder.link, isCloseable: false }]} />;
}
