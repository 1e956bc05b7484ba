import { sessionsTexts } from './sessions.texts';
import { SessionsPage, type SessionsPageProps } from './SessionsPage';

const at = (day: string, time: string) => ({ text: `${day} 2027, ${time} EST`, dateTime: '2027-01-14T14:05:00.000Z' });

const props: SessionsPageProps = {
  frame: { path: '/my-profile/settings/sessions', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  endHref: '/my-profile/settings/sessions/end',
  sessions: [
    {
      handle: 'a',
      browser: 'Firefox on macOS',
      startedAt: at('14 January', '9:05 am'),
      lastSeenAt: at('14 January', '10:05 am'),
      isCurrent: true,
    },
    {
      handle: 'b',
      browser: 'Safari on iPhone',
      startedAt: at('2 January', '7:40 pm'),
      lastSeenAt: at('13 January', '11:15 pm'),
      isCurrent: false,
    },
    {
      handle: 'c',
      browser: 'A browser',
      startedAt: at('1 January', '8:00 am'),
      lastSeenAt: at('1 January', '8:00 am'),
      isCurrent: false,
    },
  ],
};

export const three = () => <SessionsPage {...props} />;
export const onlyThisOne = () => (
  <SessionsPage {...props} sessions={props.sessions.slice(0, 1)} receipt={sessionsTexts.ended} />
);
