import { type ConsentView, MyDataPage, type MyDataPageProps } from './MyDataPage';

const day = { text: '15 November 2026', dateTime: '2026-11-15T15:00:00.000Z' };
const consent = (index: number): ConsentView => ({
  isGiven: index % 2 === 0,
  wording: 'Write to me about voyages, suites and what is new on board.',
  isOnSite: index % 3 === 0,
  day,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => consent(index));

const props: MyDataPageProps = {
  frame: { path: '/my-profile/settings/data', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  chapters: ['Your profile and your consultant', 'Your addresses', 'Your trips, with passengers', 'Your favourites'],
  hrefs: {
    page: '/my-profile/settings/data',
    export: '/my-profile/settings/data/export',
    ask: '/my-profile/settings/data/deletion',
    withdraw: '/my-profile/settings/data/deletion/withdraw',
    confirm: '/login?again=true',
  },
  isFresh: true,
  deletion: { kind: 'ready', earlier: [], hasError: false },
  consents: { kind: 'ready', latest: many(1), earlier: [] },
};

export const fresh = () => <MyDataPage {...props} consents={{ kind: 'ready', latest: [], earlier: [] }} />;
export const codeNeeded = () => <MyDataPage {...props} isFresh={false} />;
export const notTicked = () => <MyDataPage {...props} deletion={{ kind: 'ready', earlier: [], hasError: true }} />;
export const asked = () => (
  <MyDataPage
    {...props}
    consents={{ kind: 'ready', latest: many(8), earlier: many(30) }}
    notice={{ tone: 'success', text: 'Your request is recorded, and we have written to you.' }}
    deletion={{
      kind: 'ready',
      open: { requestedOn: day },
      earlier: [{ requestedOn: { ...day, dateTime: '2026-01-02' }, state: 'withdrawn', settledOn: day }],
      hasError: false,
    }}
  />
);
export const failed = () => <MyDataPage {...props} deletion={{ kind: 'failed' }} consents={{ kind: 'failed' }} />;
