/** The few addresses that stand on every page. The full table is the server's. */
export const siteLinks = {
  home: '/',
  voyages: '/voyages',
  search: '/search',
  signIn: '/login',
  community: '/community',
  joinUs: '/join-us',
  inquireNow: '/inquire-now',
  contact: '/contact-us',
  privacyNotice: '/privacy-notice',
  cookieNotice: '/cookie-notice',
  terms: '/terms',
  accessibility: '/accessibility-statement',
  trips: '/my-profile/trips',
  sessions: '/my-profile/settings/sessions',
  signOut: '/api/logout',
} as const;
