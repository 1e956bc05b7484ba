import type { NewsCardView } from '../content/NewsCard';
import type { PictureFinder } from '../gallery/example-pictures';
import type { Frame } from '../layout/frame';
import type { NewsRowView } from '../news/NewsRow';
import type { MeetingView } from './Calendar';
import type { ConsultantView } from './consultant-view';
import type { ProfileSideView } from './HelpCard';

export const frame: Frame = {
  path: '/my-profile/overview',
  year: 2026,
  guest: { firstName: 'Eleanor', initials: 'EM' },
};

export const sampleConsultant: ConsultantView = {
  name: 'Inés Calloway',
  title: 'Personal Yacht Consultant',
  monogram: 'IC',
  email: 'ines.calloway@ondine.example',
  phone: '+1 305 555 0117',
};

export const side: ProfileSideView = {
  email: 'guest@example.com',
  consultant: sampleConsultant,
  scheduleHref: '/schedule-meeting?id=opportunity',
  contactHref: '/contact-us?about=meeting',
};

export const sampleMeetings = (count: number): readonly MeetingView[] =>
  Array.from({ length: count }, (_, index) => ({
    appointmentId: `meeting-${index}`,
    title: index % 2 === 0 ? 'A trip I have reserved' : 'Experiences ashore',
    about: 'By video with Inés Calloway',
    day: String(12 + index),
    month: 'January 2027',
    weekday: 'Tuesday',
    time: '10:00 – 10:45 am Eastern Time',
    start: `2027-01-${12 + index}T15:00:00.000Z`,
    end: `2027-01-${12 + index}T15:45:00.000Z`,
    ...(count > 1 && index === count - 1
      ? {}
      : { detailsHref: `/schedule-meeting?id=opportunity&appointment=meeting-${index}` }),
  }));

const reports = [
  ['the-deck-plans', 'The deck plans are redrawn', 'cyclades-dawn'],
  ['across-again', 'Across again, with a stowaway', 'antilles-pitons'],
  ['inspected', 'Inspected below the waterline', 'bow-at-anchor'],
] as const;

export const sampleNewsCards = (picture: PictureFinder): readonly NewsCardView[] =>
  reports.map(([slug, title, name]) => ({
    href: `/news/${slug}`,
    title,
    category: 'The yacht',
    day: '2026-11-19',
    date: '19 November 2026',
    summary: 'New editions of the deck plan book can be had at once.',
    picture: picture(name),
  }));

export const sampleNewsRows = (picture: PictureFinder): readonly NewsRowView[] =>
  reports.map(([slug, title, name], index) => ({
    slug,
    href: `/news/${slug}`,
    title,
    category: 'The yacht',
    publishedOn: '2026-11-19',
    date: '19 November 2026',
    summary: 'New editions of the deck plan book can be had at once.',
    ...(index < 2 ? { picture: picture(name) } : {}),
  }));
