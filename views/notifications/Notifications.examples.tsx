import { continueBooking } from '../../src/core/notifications/raise-notifications';
import { type Notification, notificationText } from '../../src/core/notifications/notification';
import { Notifications } from './Notifications';

const reminder = continueBooking({
  itineraryId: 'ON1-CYC-270412-007',
  voyage: 'Cyclades in Seven Nights',
  link: '#',
  now: new Date('2027-01-10T09:00:00Z'),
});

const view = (id: string, isCloseable: boolean, { linkText, link }: Notification = reminder) => ({
  ...notificationText(reminder),
  id,
  linkText,
  href: link,
  isCloseable,
});

export function continueYourReservation() {
  return <Notifications notifications={[view('one', true)]} />;
}

export function onePersistentOne() {
  return <Notifications notifications={[view('one', false)]} />;
}

export function severalFoldedAway() {
  return <Notifications notifications={[view('one', true), view('two', true), view('three', true)]} />;
}
