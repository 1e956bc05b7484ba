import { NotificationsPage, type NotificationsPageProps } from './NotificationsPage';
import { notificationSettingsTexts as texts } from './notification-settings.texts';

const item = (
  name: NotificationsPageProps['editing'] & string,
  title: string,
  state: string,
  channels = { email: state.includes('Email'), sms: state.includes('SMS') },
) => ({
  item: name,
  name: title,
  state,
  channels,
  comes: texts.comes[name],
  editHref: `/my-profile/settings/notifications?edit=${name}`,
});

const props: NotificationsPageProps = {
  frame: { path: '/my-profile/settings/notifications', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  pageHref: '/my-profile/settings/notifications',
  hasPhone: true,
  settings: {
    kind: 'ready',
    groups: [
      {
        name: 'Travel Reminders and Account Activity',
        items: [
          item('reservationReminders', 'Reservation Reminders', 'On: Email and SMS'),
          item('passengerPolicies', 'Passenger Policies', 'On: Email'),
          item('accountActivity', 'Account Activity', 'Off'),
        ],
      },
      { name: 'Travel Tips and Offers', items: [item('inspirationAndOffers', 'Inspiration and offers', 'Off')] },
    ],
  },
};

export const asTheyAre = () => <NotificationsPage {...props} />;
export const saved = () => <NotificationsPage {...props} receipt={texts.saved} hasPhone={false} />;
export const editedOnAPage = () => <NotificationsPage {...props} editing="accountActivity" hasPhone={false} />;
export const notReadNow = () => (
  <NotificationsPage {...props} settings={{ kind: 'failed', retryHref: props.pageHref }} />
);
