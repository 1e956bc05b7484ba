import { WatchPage } from './WatchPage';

const props = {
  frame: { path: '/watch', year: 2027 },
  action: '/watch',
  subject: {
    name: 'Seaview Suite, The Leeward Arc, 30 November – 7 December 2026',
    href: '/voyages/the-leeward-arc',
    now: 'Now: from $21,400.00 per suite',
  },
  hiddenFields: {},
};

export const form = () => <WatchPage {...props} step={{ kind: 'form', events: 'all', email: '' }} />;

export const wrongCode = () => (
  <WatchPage
    {...props}
    step={{ kind: 'code', email: 'ada@example.com' }}
    error={{ field: 'OTP', text: 'This code is wrong, or it has expired.' }}
  />
);

export const done = () => (
  <WatchPage {...props} step={{ kind: 'done', email: 'ada@example.com', mineHref: '/watch/stop' }} />
);
