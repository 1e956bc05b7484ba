/** The few addresses that stand on every page. The full table is the server's. */
export const siteLinks = {
  home: '/',
  voyages: '/voyages',
  signIn: '/login',
  trips: '/my-profile/trips',
  signOut: '/api/logout',
} as const;
