import type { InquiryType } from '../../src/core/inquiries/inquiry-tabs';

export const inquiriesTexts = {
  title: 'My Inquiries',
  description: 'What you have asked us about, and when.',
  tabsLabel: 'Inquiries by kind',
  all: 'All',
  types: { VOYAGE: 'Voyage', SUITE: 'Suite' } satisfies Readonly<Record<InquiryType, string>>,
  made: (date: string) => `Inquiry made - ${date}`,
  requestQuote: 'Request Quote',
  /** Visually hidden after a button's text, because each card repeats that text. */
  about: (title: string) => ` for ${title}`,
  general: 'Life with us in general',
  voyageGone: 'A voyage of ours',
  sailed: 'This sailing has left. A quote is for other dates.',
  count: (count: number) => (count === 1 ? 'One inquiry' : `${count} inquiries`),
  shown: (shownCount: number, count: number) => `${shownCount} of ${count} shown`,
  more: 'Show earlier inquiries',
  subject: 'Your inquiries',
  emptyTitle: 'Make an Inquiry',
  empty: 'Ask us about a voyage or a suite, and the question is kept here with its date.',
  ask: 'Inquire now',
  look: { all: 'See all voyages', VOYAGE: 'See all voyages', SUITE: 'See the suites' },
} as const;
