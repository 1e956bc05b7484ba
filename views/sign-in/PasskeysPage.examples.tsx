import { passkeysTexts } from './passkeys.texts';
import { PasskeysPage, type PasskeysPageProps } from './PasskeysPage';

const on = (day: string) => ({ text: `${day} 2027`, dateTime: '2027-01-14T14:05:00.000Z' });

const props: PasskeysPageProps = {
  frame: { path: '/my-profile/settings/passkeys', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  removeHref: '/my-profile/settings/passkeys/remove',
  adding: { kind: 'ready' },
  passkeys: [
    { id: 'a', name: 'Safari on iPhone', addedOn: on('2 January'), usedOn: on('14 January'), isBackedUp: true },
    { id: 'b', name: 'Firefox on macOS', addedOn: on('14 January'), isBackedUp: false },
  ],
};

export const two = () => <PasskeysPage {...props} receipt={passkeysTexts.added} />;
export const noneYet = () => <PasskeysPage {...props} passkeys={[]} />;
export const needsCode = () => (
  <PasskeysPage {...props} adding={{ kind: 'needs-code', codeHref: '/login?again=true' }} />
);
export const full = () => <PasskeysPage {...props} adding={{ kind: 'full' }} />;
