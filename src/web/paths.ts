/** Every address of the site by feature, as Express patterns; the `href…` functions below fill them in. */
export const paths = {
  home: '/',
  voyages: {
    list: '/voyages',
    voyage: '/voyages/:slug',
    activity: '/voyages/:slug/days/:activitySlug',
    journey: '/journeys/*segments',
  },
  destinations: { list: '/destinations', region: '/destinations/:slug', port: '/ports/:slug' },
  vessel: {
    vessel: '/vessels/:vessel',
    suites: '/vessels/:vessel/suites',
    suite: '/vessels/:vessel/suites/:slug',
    deckPlans: '/vessels/:vessel/deck-plans',
  },
  excursions: {
    list: '/shore-and-sea-experiences',
    category: '/shore-and-sea-experiences/:categorySlug',
    experience: '/shore-and-sea-experiences/:categorySlug/:slug',
    reserve: '/shore-and-sea-experiences/:categorySlug/:slug/reserve',
    /** Requests and changes of custom excursions (ROU-08, ROU-06). */
    customize: '/shore-and-sea-experiences/customize-your-experience',
    editBespoke: '/shore-and-sea-experiences/edit-bespoke-experience',
    /** The specification's other name for the list (H40). */
    otherName: '/experiences',
  },
  culinary: {
    list: '/culinary-and-beverage',
    venue: '/culinary-and-beverage/venue/:slug',
    chef: '/culinary-and-beverage/chefs/:slug',
  },
  onboard: { list: '/life-onboard', page: '/life-onboard/:slug' },
  extensions: {
    list: '/voyage-extensions',
    inquire: '/voyage-extensions/inquire',
    extension: '/voyage-extensions/:slug',
  },
  stories: { list: '/stories', story: '/stories/:slug', feed: '/stories/feed.xml' },
  news: { list: '/news', item: '/news/:slug', feed: '/news/feed.xml' },
  faq: '/faq',
  search: '/search',
  partners: { token: '/api/oauth/token' },
  apiDocs: { contents: '/api/docs', feature: '/api/docs/:feature' },
  sitemap: { page: '/sitemap', xml: '/sitemap.xml', robots: '/robots.txt', manifest: '/manifest.webmanifest' },
  reserve: {
    voyageStep: '/reserve-now/:itineraryId',
    suiteStep: '/reserve-now/:itineraryId/suite',
  },
  engine: {
    details: '/engine/details',
    payment: '/engine/payment',
    secondStep: '/engine/payment/bank',
    waitlist: '/engine/waitlist',
    place: '/engine/waitlist/place',
    confirmation: '/engine/confirmation',
    manage: '/engine/manage',
    bankCode: '/engine/manage/bank',
    breakdown: '/engine/manage/fare-breakdown.pdf',
    release: '/engine/release',
  },
  handoff: {
    /** Target of a guest's Select and Continue without script (ENG-02). */
    pressed: '/handoff',
    /** The embedded engine's single-sign-on login (ENG-04). */
    logIn: '/engine/sso',
    makePayment: '/my-profile/trips/payment',
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
  profile: { home: '/my-profile', overview: '/my-profile/overview', news: '/my-profile/news' },
  account: {
    settings: '/my-profile/settings',
    emails: '/my-profile/settings/emails',
    phones: '/my-profile/settings/phones',
    addresses: '/my-profile/settings/addresses',
    confirm: '/my-profile/settings/confirm',
    sendConfirmation: '/my-profile/settings/confirm/send',
    picture: '/my-profile/settings/picture',
    removePicture: '/my-profile/settings/picture/remove',
    pictureImage: '/my-profile/settings/picture/image',
    preferences: '/my-profile/settings/preferences',
    survey: '/my-profile/settings/preferences/survey',
    notifications: '/my-profile/settings/notifications',
    data: '/my-profile/settings/data',
    dataExport: '/my-profile/settings/data/export',
    deletion: '/my-profile/settings/data/deletion',
    deletionWithdrawal: '/my-profile/settings/data/deletion/withdraw',
  },
  favourites: {
    list: '/my-profile/favourites',
    toggle: '/my-profile/favourites/heart',
    remove: '/my-profile/favourites/remove',
  },
  inquiries: { list: '/my-profile/inquiries' },
  trips: {
    list: '/my-profile/trips',
    trip: '/my-profile/trips/itinerary',
    answer: '/my-profile/trips/unconfirmed',
    tripExcursions: '/my-profile/trips/experiences',
    excursionFile: '/my-profile/trips/experiences.ics',
    calendar: '/my-profile/trips/calendar',
    /** Read by calendar applications, which have no session. */ feed: '/calendar/:token.ics',
    fareBreakdown: '/my-profile/trips/fare-breakdown.pdf',
  },
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
  preview: { enter: '/preview', leave: '/preview/leave' },
  content: {
    community: '/community',
    privacyNotice: '/privacy-notice',
    cookieNotice: '/cookie-notice',
    terms: '/terms',
    accessibility: '/accessibility-statement',
  },
  meetings: {
    schedule: '/schedule-meeting',
    cancel: '/schedule-meeting/cancel',
    invitation: '/schedule-meeting/invitation.ics',
  },
  dev: {
    outbox: '/dev/outbox',
    outboxJson: '/dev/outbox.json',
    clock: '/dev/clock',
    reset: '/dev/reset',
    gallery: '/dev/gallery',
    crm: '/dev/crm',
    faults: '/dev/desk',
    fare: '/dev/fare',
    leadsJson: '/dev/leads.json',
    partners: '/dev/partners',
  },
} as const;

const query = (values: Readonly<Record<string, string | number | undefined>>) => {
  const entries = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

export const hrefVoyage = (slug: string, itineraryId?: string) =>
  `/voyages/${encodeURIComponent(slug)}${query({ id: itineraryId })}`;

/** The list of sailings with its filter and paging (ROU-30). */
export const hrefVoyages = (
  asked: {
    readonly region?: string | undefined;
    readonly startDate?: string | undefined;
    readonly endDate?: string | undefined;
    readonly view?: 'list' | undefined;
    readonly show?: number;
  } = {},
) => `${paths.voyages.list}${query(asked)}`;

/** A day of a sailing (ROU-07): `{baseItineraryActivityUrl}/{activitySlug}?id={itineraryId}`. */
export const hrefActivity = (slug: string, activitySlug: string, itineraryId?: string) =>
  `/voyages/${encodeURIComponent(slug)}/days/${encodeURIComponent(activitySlug)}${query({ id: itineraryId })}`;

/** `edit` is the item whose form is the page, `saved` the item just changed. */
export const hrefNotifications = (asked: { readonly edit?: string; readonly saved?: string } = {}) =>
  `${paths.account.notifications}${query(asked)}`;

/** `version` makes the address unique per picture, because browsers cache it. */
export const hrefPicture = (version: number) => `${paths.account.pictureImage}${query({ v: version })}`;

export const hrefRegion = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;
export const hrefPort = (slug: string) => `/ports/${encodeURIComponent(slug)}`;

/** `vessel` is the configured slug (H39). */
export const hrefVessel = (vessel: string) => `/vessels/${encodeURIComponent(vessel)}`;
export const hrefSuites = (vessel: string) => `${hrefVessel(vessel)}/suites`;
export const hrefSuite = (vessel: string, slug: string) => `${hrefSuites(vessel)}/${encodeURIComponent(slug)}`;
export const hrefDeckPlans = (vessel: string) => `${hrefVessel(vessel)}/deck-plans`;

/** The list of experiences with its filter (ROU-31, VOY-12); parameters without a value are omitted. */
export const hrefExperiences = (asked: Readonly<Record<string, string | undefined>>) =>
  `${paths.excursions.list}${query(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')))}`;
export const hrefExperienceCategory = (categorySlug: string) =>
  `${paths.excursions.list}/${encodeURIComponent(categorySlug)}`;
export const hrefExperience = (categorySlug: string, slug: string) =>
  `${hrefExperienceCategory(categorySlug)}/${encodeURIComponent(slug)}`;
/** `reservationId` selects one of the guest's trips. */
export const hrefReserveExperience = (categorySlug: string, slug: string, reservationId?: string) =>
  `${hrefExperience(categorySlug, slug)}/reserve${query({ reservationId })}`;
/** `tourCode` is the experience to start from, `reservationId` selects one of the guest's trips (ROU-08). */
export const hrefCustomize = (
  asked: { readonly tourCode?: string | undefined; readonly reservationId?: string | undefined } = {},
) => `${paths.excursions.customize}${query(asked)}`;
/** `request` is a request of the reservation; without it the page lists them (ROU-06). */
export const hrefEditBespoke = (reservationId: string, request?: string) =>
  `${paths.excursions.editBespoke}${query({ reservationId, request })}`;
export const hrefVenue = (slug: string) => `/culinary-and-beverage/venue/${encodeURIComponent(slug)}`;
export const hrefChef = (slug: string) => `/culinary-and-beverage/chefs/${encodeURIComponent(slug)}`;
export const hrefOnboard = (slug: string) => `/life-onboard/${encodeURIComponent(slug)}`;
export const hrefExtension = (slug: string) => `/voyage-extensions/${encodeURIComponent(slug)}`;
export const hrefExtensionInquiry = (slug: string) => `${paths.extensions.inquire}${query({ extension: slug })}`;
export const hrefStories = (asked: { readonly category?: string | undefined; readonly show?: number } = {}) =>
  `${paths.stories.list}${query(asked)}`;
export const hrefStory = (slug: string) => `/stories/${encodeURIComponent(slug)}`;
export const hrefNewsList = (asked: { readonly category?: string | undefined; readonly show?: number } = {}) =>
  `${paths.news.list}${query(asked)}`;
export const hrefNews = (slug: string) => `/news/${encodeURIComponent(slug)}`;

export const hrefTrip = (reservationId: string, tab?: string, asked: TripQuery = {}) =>
  `${paths.trips.trip}${query({ reservationId, reservationPackageId: asked.reservationPackageId, tab, devMode: asked.isDevMode ? 'true' : undefined })}`;
/** One voyage of the trip, and whether test reservations are read (TRD-15). */
interface TripQuery {
  readonly reservationPackageId?: string | undefined;
  readonly isDevMode?: boolean;
}

/** News in the guest area with its filter and paging (PRO-09). */
export const hrefProfileNews = (asked: { readonly category?: string | undefined; readonly show?: number } = {}) =>
  `${paths.profile.news}${query(asked)}`;
export const hrefNewsApi = (asked: {
  readonly category?: string | undefined;
  readonly cursor: string;
  readonly limit: number;
}) => `/api/news${query(asked)}`;

/** Excursion bookings of a trip: `removing` asks for confirmation, `reserved` and `done` report the last step. */
export const hrefExcursionBookings = (
  reservationId: string,
  asked: {
    readonly removing?: string;
    readonly reserved?: string;
    readonly done?: string;
    readonly party?: string;
    readonly receipt?: string;
  } = {},
) => `${paths.trips.trip}${query({ reservationId, tab: 'local_experiences', ...asked })}#outings-title`;

/** A guest's meeting page is identified by the id of their opportunity (PYC-01, H36). */
export const hrefScheduleMeeting = (opportunityId: string, at: Readonly<Record<string, string | undefined>> = {}) =>
  `${paths.meetings.schedule}${query({ id: opportunityId, ...at })}`;

/** The invitation of an appointment as an iCalendar file (RFC 5545). */
export const hrefInvitation = (opportunityId: string, appointmentId: string) =>
  `${paths.meetings.invitation}${query({ id: opportunityId, appointment: appointmentId })}`;

/**
 * A guest's favourites by tab, paging and edit mode (FAV-03, FAV-04). `removed` is the number that the last form
 * removed.
 */
export const hrefFavourites = (
  asked: {
    readonly tab?: string | undefined;
    readonly show?: number | undefined;
    readonly edit?: 'true' | undefined;
    readonly removed?: number | undefined;
  } = {},
) => `${paths.favourites.list}${query(asked)}`;
export const hrefInquiries = (asked: { readonly tab?: string | undefined; readonly show?: number | undefined } = {}) =>
  `${paths.inquiries.list}${query(asked)}`;

/** A guest's own data; `done` reports the last form. */
export const hrefMyData = (asked: { readonly done?: string } = {}) => `${paths.account.data}${query(asked)}`;

/** Redirects to the engine's page for this reservation (ENG-07, H08). */
export const hrefMakePayment = (reservationId: string) => `${paths.handoff.makePayment}${query({ reservationId })}`;

export const hrefFareBreakdown = (reservationId: string) => `${paths.trips.fareBreakdown}${query({ reservationId })}`;

/** The contact form with a predefined message: `about` selects it, the ids name its subject. */
export const hrefContactUs = (
  about: ContactSubject,
  ids: { readonly reference?: string; readonly itineraryId?: string; readonly suiteId?: string } = {},
) => `${paths.leads.contact}${query({ about, ...ids })}`;
type ContactSubject =
  | 'experience'
  | 'bespoke-experience'
  | 'funnel-suite'
  | 'booking'
  | 'expired-trip'
  | 'trip'
  | 'sailed-trip'
  | 'meeting';

/** A gated document's form, and the document itself (FRM-01). */
export const hrefForm = (formId: string) => `/forms/${encodeURIComponent(formId)}`;
export const hrefDocument = (slug: string) => `/documents/${encodeURIComponent(slug)}`;
export const hrefDocumentFile = (slug: string, receipt?: string) => `${hrefDocument(slug)}/file${query({ receipt })}`;

/** H41: an inquiry with its subject. */
export const hrefInquireNow = (ids: { readonly itineraryId?: string; readonly suiteId?: string } = {}) =>
  `${paths.leads.inquireNow}${query(ids)}`;

/** The single-sign-on page for an address at the engine (ROU-22, ROU-28). */
export const hrefOdy = (target: string) => `${paths.signIn.ody}${query({ ody_sso_redirect: target })}`;

export const hrefLogin = (returnUrl?: string) => `${paths.signIn.login}${query({ returnUrl })}`;

/** Sign-in for a guest whose last code is too old (reliability A8). */
export const hrefLoginAgain = (returnUrl?: string) => `${paths.signIn.login}${query({ returnUrl, again: 'true' })}`;

/** The form of an account entry; without an id that of a new one. `draft` is the sealed input. */
export const hrefAccountEntry = (path: string, edit?: string, draft?: string) => `${path}${query({ edit, draft })}`;

export const hrefConfirmContact = (contact: string, isSent = false) =>
  `${paths.account.confirm}${query({ contact, sent: isSent ? 'true' : undefined })}`;
