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
    sendCode: '/login/send-code',
    resend: '/login/resend',
    welcome: '/register-thank-you',
    sessions: '/my-profile/settings/sessions',
    endSession: '/my-profile/settings/sessions/end',
    ody: '/ody',
    logout: '/api/logout',
  },
  profile: { home: '/my-profile' },
  trips: { list: '/my-profile/trips', trip: '/my-profile/trips/itinerary', answer: '/my-profile/trips/unconfirmed', fareBreakdown: '/my-profile/trips/fare-breakdown.pdf' },
  leads: {
    contact: '/contact-us',
    careers: '/careers',
    getInTouch: '/get-in-touch',
    joinUs: '/join-us',
    inquireNow: '/inquire-now',
    reserveInquireNow: '/reserve-inquire-now',
    document: '/documents/:slug',
    documentFile: '/documents/:slug/file',
    form: '/forms/:formId',
    thankYou: '/thank-you',
  },
  content: { community: '/community', privacyNotice: '/privacy-notice', cookieNotice: '/cookie-notice', terms: '/terms', accessibility: '/accessibility-statement' },
  meetings: { schedule: '/schedule-meeting' },
  dev: { outbox: '/dev/outbox', outboxJson: '/dev/outbox.json', clock: '/dev/clock', reset: '/dev/reset', gallery: '/dev/gallery', crm: '/dev/crm', leadsJson: '/dev/leads.json' },
} as const;

const query = (values: Readonly<Record<string, string | number | undefined>>) => {
  const entries = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

export const hrefVoyage = (slug: string, itineraryId?: string) => `/voyages/${encodeURIComponent(slug)}${query({ id: itineraryId })}`;

export const hrefTrip = (reservationId: string, tab?: string) => `${paths.trips.trip}${query({ reservationId, tab })}`;

export const hrefFareBreakdown = (reservationId: string) => `${paths.trips.fareBreakdown}${query({ reservationId })}`;

/** The contact form with its first words written: `about` names them, the ids say what it is about. */
export const hrefContactUs = (about: ContactSubject, ids: { readonly reference?: string; readonly itineraryId?: string; readonly suiteId?: string } = {}) =>
  `${paths.leads.contact}${query({ about, ...ids })}`;
export type ContactSubject = 'funnel-suite' | 'booking' | 'expired-trip' | 'trip' | 'meeting';

/** A gated document's form, and the document itself (FRM-01). */
export const hrefDocument = (slug: string) => `/documents/${encodeURIComponent(slug)}`;
export const hrefDocumentFile = (slug: string, receipt?: string) => `${hrefDocument(slug)}/file${query({ receipt })}`;

/** H41: an inquiry that knows what it is about. */
export const hrefInquireNow = (ids: { readonly itineraryId?: string; readonly suiteId?: string } = {}) => `${paths.leads.inquireNow}${query(ids)}`;

export const hrefLogin = (returnUrl?: string) => `${paths.signIn.login}${query({ returnUrl })}`;

/** Sign-in for somebody who is signed in, but not lately enough (reliability A8). */
export const hrefLoginAgain = (returnUrl?: string) => `${paths.signIn.login}${query({ returnUrl, again: 'true' })}`;
