import type { Frame } from '../layout/frame';
import type { ProfileSideView } from './HelpCard';

/** What the examples of the gallery, and tests, are made of. */
export const frame: Frame = { path: '/my-profile/overview', year: 2026, guest: { firstName: 'Eleanor', initials: 'EM' } };

export const side: ProfileSideView = {
  email: 'guest@example.com',
  consultant: {
    name: 'Inés Calloway',
    title: 'Personal Yacht Consultant',
    monogram: 'IC',
    email: 'ines.calloway@ondine.example',
    phone: '+1 305 555 0117',
    phoneHref: 'tel:+13055550117',
  },
  scheduleHref: '/schedule-meeting?id=opportunity',
  contactHref: '/contact-us?about=meeting',
};
