import { InquiriesPage, type InquiriesPageProps, type InquiriesView } from './InquiriesPage';
import type { InquiryCardView } from './InquiryCard';

const card = (index: number): InquiryCardView => ({
  id: `inquiry-${index}`,
  title: index % 2 ? 'Loft Suite' : 'The Tuscan Sea to Monaco',
  href: '/voyages',
  lines: index % 2 ? [] : ['19 – 26 July 2027', 'Grand Ocean Suite'],
  date: '15 November 2026',
  madeAt: '2026-11-15T15:00:00.000Z',
  quoteHref: '/inquire-now?itineraryId=ON1-ETR-270719-007&suiteId=BR-I%2CGS',
  engraving: { seed: `inquiry-${index}`, subject: 'sea', title: 'The Tuscan Sea' },
});
const many = (count: number) => Array.from({ length: count }, (_, index) => card(index));

const list: InquiriesView = {
  kind: 'list',
  count: 3,
  inquiries: many(3),
  askHref: '/inquire-now',
  look: { href: '/voyages', label: 'See all voyages' },
};

const props: InquiriesPageProps = {
  frame: { path: '/my-profile/inquiries', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  tabs: ['All', 'Voyage', 'Suite'].map((label, index) => ({
    label,
    href: `/my-profile/inquiries?tab=${label}`,
    isCurrent: index === 0,
  })),
  list,
};

export const none = () => <InquiriesPage {...props} list={{ ...list, count: 0, inquiries: [] }} />;
export const one = () => <InquiriesPage {...props} list={{ ...list, count: 1, inquiries: many(1) }} />;
export const several = () => <InquiriesPage {...props} />;
export const hundreds = () => (
  <InquiriesPage
    {...props}
    list={{
      ...list,
      count: 500,
      inquiries: many(20),
      more: { href: '/my-profile/inquiries?show=40', text: '20 of 500 shown' },
    }}
  />
);
export const failed = () => <InquiriesPage {...props} list={{ kind: 'failed', retryHref: '/my-profile/inquiries' }} />;
