/** Every address of the site, grouped by feature. Express patterns; `href…` functions below fill them in. */
export const paths = {
  home: '/',
  voyages: { list: '/voyages', voyage: '/voyages/:slug' },
  reserve: {
    voyageStep: '/reserve-now/:itineraryId',
    suiteStep: '/reserve-now/:itineraryId/suite',
  },
  engine: {
    details: '/engine/details',
    payment: '/engine/payment',
    secondStep: '/engine/payment/bank',
    waitlist: '/engine/waitlist',
    confirmation: '/engine/confirmation',
    release: '/engine/release',
  },
  signIn: {
    login: '/login',
    verify: '/login/verify',
    welcome: '/register-thank-you',
    logout: '/api/logout',
  },
  profile: { home: '/my-profile' },
  trips: { list: '/my-profile/trips', trip: '/my-profile/trips/itinerary', answer: '/my-profile/trips/unconfirmed', fareBreakdown: '/my-profile/trips/fare-breakdown.pdf' },
  meetings: { schedule: '/schedule-meeting' },
  dev: { outbox: '/dev/outbox', outboxJson: '/dev/outbox.json', clock: '/dev/clock', reset: '/dev/reset', gallery: '/dev/gallery' },
} as const;

const query = (values: Readonly<Record<string, string | number | undefined>>) => {
  const entries = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

export const hrefVoyage = (slug: string, itineraryId?: string) => `/voyages/${encodeURIComponent(slug)}${query({ id: itineraryId })}`;

export const hrefTrip = (reservationId: string, tab?: string) => `${paths.trips.trip}${query({ reservationId, tab })}`;

export const hrefFareBreakdown = (reservationId: string) => `${paths.trips.fareBreakdown}${query({ reservationId })}`;

export const hrefLogin = (returnUrl?: string) => `${paths.signIn.login}${query({ returnUrl })}`;
