import type { LeftOut } from '../../core/privacy/make-copy';

export const leftOutOfCopy: readonly LeftOut[] = [
  {
    what: 'Card numbers',
    why: 'We never have them. The card company has; we keep the last four digits, which stand with your payments.',
  },
  {
    what: 'Codes, the ids of your sessions, and the private addresses of your calendars',
    why: 'They are kept in a form that nobody can read back. A copy of them would open your account, or show where you are.',
  },
  {
    what: 'Forms you sent without being signed in',
    why: 'We cannot know that it was you. Inquiries typed with an address that you have proved are the exception, and stand with your inquiries.',
  },
  {
    what: 'Messages that we have sent to you',
    why: 'They are in your own mailbox or telephone. We keep no copy of their words.',
  },
  {
    what: 'Logs of our servers',
    why: 'They hold no names. An address on the internet stands in one of them, which nothing connects with your account. They are deleted after 30 days.',
  },
  { what: 'Bookings that you began and did not finish', why: 'They are forgotten within a day.' },
];
