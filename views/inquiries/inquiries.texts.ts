import type { InquiryType } from '../../src/core/inquiries/inquiry-tabs';

/** What the page of a guest's inquiries says (INQ-01 to INQ-03). */
export const inquiriesTexts = {
  title: 'My Inquiries',
  description: 'What you have asked us about, and when.',
  tabsLabel: 'Inquiries by kind',
  all: 'All',
  /** Labels in title case, values as they are written. */
  types: { VOYAGE: 'Voyage', SUITE: 'Suite' } satisfies Readonly<Record<InquiryType, string>>,
  made: (date: string) => `Inquiry made - ${date}`,
  requestQuote: 'Request Quote',
  /** Read after a button's text, because each card carries the same. */
  about: (title: string) => ` for ${title}`,
  general: 'Life with us in general',
  voyageGone: 'A voyage of ours',
  count: (count: number) => (count === 1 ? 'One inquiry' : `${count} inquiries`),
  shown: (shown: number, count: number) => `${shown} of ${count} shown`,
  more: 'Show earlier inquiries',
  what: 'Your inquiries',
  emptyTitle: 'Make an Inquiry',
  empty: 'Ask us about a voyage or a suite, and the question is kept here with its date.',
  ask: 'Inquire now',
  look: { all: 'See all voyages', VOYAGE: 'See all voyages', SUITE: 'See the suites' },
} as const;
