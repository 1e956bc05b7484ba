import { sessionsTexts } from './sessions.texts';
import { SessionsPage, type SessionsPageProps } from './SessionsPage';

const at = (day: string, time: string) => ({ text: `${day}, 2027 at ${time} EST`, dateTime: '2027-01-14T14:05:00.000Z' });

const props: SessionsPageProps = {
  frame: { path: '/my-profile/settings/sessions', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  endHref: '/my-profile/settings/sessions/end',
  sessions: [
    { handle: 'a', browser: 'Firefox on macOS', begun: at('January 14', '9:05 AM'), seen: at('January 14', '10:05 AM'), isCurrent: true },
    { handle: 'b', browser: 'Safari on iPhone', begun: at('January 2', '7:40 PM'), seen: at('January 13', '11:15 PM'), isCurrent: false },
    { handle: 'c', browser: 'A browser', begun: at('January 1', '8:00 AM'), seen: at('January 1', '8:00 AM'), isCurrent: false },
  ],
};

export const three = () => <SessionsPage {...props} />;
export const onlyThisOne = () => <SessionsPage {...props} sessions={props.sessions.slice(0, 1)} receipt={sessionsTexts.ended} />;
