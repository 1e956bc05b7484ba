import type { RequestKind } from '../core/requests/trip-request';
import { paths } from './paths';
import { askedParameters, type AskedSailings } from './voyages/asked-sailings';

type Values = Readonly<Record<string, string | number | undefined>>;

const query = (values: Values) => queryOf(Object.keys(values), values);

function queryOf(names: readonly string[], values: Values): string {
  let text = '';
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) text += `${text === '' ? '?' : '&'}${encode(name)}=${encode(String(value))}`;
  }
  return text;
}

const needsNoEncoding = /^[\w.*-]*$/;

/** A list of sailings has a hundred of these, nearly all of them plain, which `URLSearchParams` makes dear. */
const encode = (text: string) =>
  needsNoEncoding.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1);

/** `party` is passed on to the reservation that begins on that page. */
export const hrefVoyage = (
  slug: string,
  itineraryId?: string,
  party: Pick<AskedSailings, 'guestsAdults' | 'guestsChildren'> = {},
) => `/voyages/${encodeURIComponent(slug)}${query({ id: itineraryId, ...party })}`;

interface AskedVoyages extends AskedSailings {
  readonly view?: 'list' | 'voyages' | undefined;
  readonly show?: number;
}

/**
 * Parameters have a fixed order. Commas between the values of a list are not encoded, so that a person can read and
 * edit the address.
 */
export const hrefVoyages = (
  parameters: { readonly [Name in keyof AskedVoyages]?: AskedVoyages[Name] | undefined } = {},
) => `${paths.voyages.list}${queryOf(parametersOfVoyages, parameters).replaceAll('%2C', ',')}`;

const parametersOfVoyages = [...askedParameters, 'view', 'show'];

export const hrefActivity = (slug: string, activitySlug: string, itineraryId?: string) =>
  `/voyages/${encodeURIComponent(slug)}/days/${encodeURIComponent(activitySlug)}${query({ id: itineraryId })}`;

export const hrefNotifications = (parameters: { readonly edit?: string; readonly saved?: string } = {}) =>
  `${paths.account.notifications}${query(parameters)}`;

/** `version` makes the address unique per picture, because browsers cache it. */
export const hrefPicture = (version: number) => `${paths.account.pictureImage}${query({ v: version })}`;

export const hrefRegion = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;
/** The page of a region with the details of its experiences, which the page itself opens as dialogs. */
export const hrefRegionDetails = (slug: string) => `${hrefRegion(slug)}?experiences=details`;
export const hrefPort = (slug: string) => `/ports/${encodeURIComponent(slug)}`;

export const hrefVessel = (vessel: string) => `/vessels/${encodeURIComponent(vessel)}`;
export const hrefSuites = (vessel: string) => `${hrefVessel(vessel)}/suites`;
export const hrefSuite = (vessel: string, slug: string) => `${hrefSuites(vessel)}/${encodeURIComponent(slug)}`;
export const hrefDeckPlans = (vessel: string) => `${hrefVessel(vessel)}/deck-plans`;

export const hrefExperiences = (parameters: Readonly<Record<string, string | undefined>>) =>
  `${paths.excursions.list}${query(Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== '')))}`;
export const hrefExperienceCategory = (categorySlug: string) =>
  `${paths.excursions.list}/${encodeURIComponent(categorySlug)}`;
export const hrefExperience = (categorySlug: string, slug: string) =>
  `${hrefExperienceCategory(categorySlug)}/${encodeURIComponent(slug)}`;
export const hrefReserveExperience = (categorySlug: string, slug: string, reservationId?: string) =>
  `${hrefExperience(categorySlug, slug)}/reserve${query({ reservationId })}`;
/** `tourCode` is the experience to start from, `reservationId` selects one of the guest's trips (ROU-08). */
export const hrefCustomize = (
  parameters: { readonly tourCode?: string | undefined; readonly reservationId?: string | undefined } = {},
) => `${paths.excursions.customize}${query(parameters)}`;
/** `request` is a request of the reservation; without it the page lists them (ROU-06). */
export const hrefEditBespoke = (reservationId: string, request?: string) =>
  `${paths.excursions.editBespoke}${query({ reservationId, request })}`;
export const hrefVenue = (slug: string) => `/culinary-and-beverage/venue/${encodeURIComponent(slug)}`;
export const hrefChef = (slug: string) => `/culinary-and-beverage/chefs/${encodeURIComponent(slug)}`;
export const hrefOnboard = (slug: string) => `/life-onboard/${encodeURIComponent(slug)}`;
export const hrefExtension = (slug: string) => `/voyage-extensions/${encodeURIComponent(slug)}`;
export const hrefExtensionInquiry = (slug: string) => `${paths.extensions.inquire}${query({ extension: slug })}`;
export const hrefStories = (parameters: { readonly category?: string | undefined; readonly show?: number } = {}) =>
  `${paths.stories.list}${query(parameters)}`;
export const hrefStory = (slug: string) => `/stories/${encodeURIComponent(slug)}`;
export const hrefNewsList = (parameters: { readonly category?: string | undefined; readonly show?: number } = {}) =>
  `${paths.news.list}${query(parameters)}`;
export const hrefNews = (slug: string) => `/news/${encodeURIComponent(slug)}`;

export const hrefTrip = (reservationId: string, tab?: string, parameters: TripQuery = {}) =>
  `${paths.trips.trip}${query({ reservationId, reservationPackageId: parameters.reservationPackageId, tab, devMode: devModeOf(parameters) })}`;
interface TripReading {
  readonly isDevMode?: boolean;
}
interface TripQuery extends TripReading {
  readonly reservationPackageId?: string | undefined;
}
/** A test reservation is found by the pages of a trip only with this parameter (TRD-15). */
const devModeOf = ({ isDevMode = false }: TripReading) => (isDevMode ? 'true' : undefined);

export const hrefProfileNews = (parameters: { readonly category?: string | undefined; readonly show?: number } = {}) =>
  `${paths.profile.news}${query(parameters)}`;
export const hrefNewsApi = (parameters: {
  readonly category?: string | undefined;
  readonly cursor: string;
  readonly limit: number;
}) => `/api/news${query(parameters)}`;

export const hrefExcursionBookings = (
  reservationId: string,
  parameters: {
    readonly removing?: string;
    readonly reserved?: string;
    readonly done?: string;
    readonly party?: string;
    readonly receipt?: string;
  } = {},
) => `${paths.trips.trip}${query({ reservationId, tab: 'local_experiences', ...parameters })}#excursion-bookings-title`;

/** A guest's meeting page is identified by the id of their opportunity (PYC-01, H36). */
export const hrefScheduleMeeting = (opportunityId: string, at: Readonly<Record<string, string | undefined>> = {}) =>
  `${paths.meetings.schedule}${query({ id: opportunityId, ...at })}`;

export const hrefInvitation = (opportunityId: string, appointmentId: string) =>
  `${paths.meetings.invitation}${query({ id: opportunityId, appointment: appointmentId })}`;

/** `removed` is the number that the last form removed (FAV-03, FAV-04). */
export const hrefFavourites = (
  parameters: {
    readonly tab?: string | undefined;
    readonly show?: number | undefined;
    readonly edit?: 'true' | undefined;
    readonly removed?: number | undefined;
  } = {},
) => `${paths.favourites.list}${query(parameters)}`;
/** Colons and commas are not encoded, so that a person can read the address. */
const legible = (address: string) => address.replaceAll('%3A', ':').replaceAll('%2C', ',');

/** `items` is the result of `writeShortlist`. Without it the page shows the list of the browser or of the guest. */
export const hrefShortlist = (items?: string) => legible(`${paths.shortlist.list}${query({ items })}`);
export const hrefSharedShortlist = (token: string) => `${paths.shortlist.shared}${query({ token })}`;
export const hrefStopShortlist = (key: string) => `${paths.shortlist.stop}${query({ key })}`;
export const hrefCompare = (parameters: Readonly<Record<string, string | undefined>> = {}) =>
  legible(`${paths.shortlist.compare}${query(parameters)}`);
export const hrefWatch = (itineraryId: string, suiteId?: string) =>
  legible(`${paths.watches.watch}${query({ itineraryId, suiteId })}`);
/** A step of a watch that a post leads to: the sealed request while its address is proved, then the sealed outcome. */
export const hrefWatchStep = (step: { readonly task: string } | { readonly outcome: string }) =>
  `${paths.watches.watch}${query({ ...step })}`;
/** Mails contain this address, which they make absolute. */
export const hrefStopWatch = (token: string) => `${paths.watches.stop}${query({ token })}`;
export const hrefInquireAbout = (shortlist: string) => legible(`${paths.leads.inquireNow}${query({ shortlist })}`);

export const hrefInquiries = (
  parameters: { readonly tab?: string | undefined; readonly show?: number | undefined } = {},
) => `${paths.inquiries.list}${query(parameters)}`;

export const hrefMyData = (parameters: { readonly done?: string } = {}) => `${paths.account.data}${query(parameters)}`;

export const hrefPreparation = (
  reservationId: string,
  parameters: { readonly saved?: string; readonly traveller?: number } = {},
) => `${paths.preparation.list}${query({ reservationId, ...parameters })}`;
export const hrefPreparationEntry = (reservationId: string, traveller: number, item: string) =>
  `${paths.preparation.entry}${query({ reservationId, traveller, item })}`;
export const hrefLuggageLabels = (reservationId: string, traveller: number) =>
  `${paths.preparation.labels}${query({ reservationId, traveller })}`;
export const hrefRequests = (
  reservationId: string,
  parameters: { readonly done?: string; readonly kind?: RequestKind; readonly chosen?: string } = {},
) => `${paths.requests.list}${query({ reservationId, ...parameters })}`;
export const hrefRequestFile = (reservationId: string, file: string) =>
  `${paths.requests.file}${query({ reservationId, file })}`;

export const hrefStaffFile = (request: string, file: string) => `${paths.staff.file}${query({ request, file })}`;

export const hrefStaffRequests = (parameters: { readonly state?: string } = {}) =>
  `${paths.staff.requests}${query(parameters)}`;

export const hrefStaffPreparation = (reservationId?: string) => `${paths.staff.preparation}${query({ reservationId })}`;

export const hrefStaffRequest = (request: string, parameters: { readonly done?: string } = {}) =>
  `${paths.staff.request}${query({ request, ...parameters })}`;

export const hrefParty = (
  reservationId: string,
  parameters: { readonly done?: string; readonly name?: string; readonly known?: string } = {},
) => `${paths.party.people}${query({ reservationId, ...parameters })}`;
/** `day` is the day of the trip, from 1; without it the page shows the current day. */
export const hrefTripDay = (reservationId: string, day?: number) =>
  `${paths.trips.day}${query({ reservationId, day })}`;
export const hrefChangeBooking = (party: string) => `${paths.trips.changeBooking}${query({ party })}`;
export const hrefBoarding = (reservationId: string) => `${paths.trips.boarding}${query({ reservationId })}`;
export const hrefBoardingPass = (reservationId: string) => `${paths.trips.boardingPass}${query({ reservationId })}`;
export const hrefBoardingPack = (reservationId: string) => `${paths.trips.boardingPack}${query({ reservationId })}`;
export const hrefBoardingCheck = (seal: string) => `${paths.trips.packCheck}${query({ seal })}`;
export const hrefSharedTrip = (reservationId: string) => `${paths.party.shared}${query({ reservationId })}`;
export const hrefPartyInvitation = (token: string) => `${paths.party.invitation}${query({ token })}`;

export const hrefMakePayment = (reservationId: string, reading: TripReading = {}) =>
  `${paths.handoff.makePayment}${query({ reservationId, devMode: devModeOf(reading) })}`;

export const hrefFareBreakdown = (reservationId: string, reading: TripReading = {}) =>
  `${paths.trips.fareBreakdown}${query({ reservationId, devMode: devModeOf(reading) })}`;

export const hrefInvoice = (reservationId: string, reading: TripReading = {}) =>
  `${paths.trips.invoice}${query({ reservationId, devMode: devModeOf(reading) })}`;

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

export const hrefFactSheet = (path: string) => `${path}/fact-sheet`;
export const hrefForm = (formId: string) => `/forms/${encodeURIComponent(formId)}`;
export const hrefDocument = (slug: string) => `/documents/${encodeURIComponent(slug)}`;
export const hrefDocumentFile = (slug: string, receipt?: string) => `${hrefDocument(slug)}/file${query({ receipt })}`;

export const hrefInquireNow = (ids: { readonly itineraryId?: string; readonly suiteId?: string } = {}) =>
  `${paths.leads.inquireNow}${query(ids)}`;

export const hrefOdy = (target: string) => `${paths.signIn.ody}${query({ ody_sso_redirect: target })}`;

export const hrefLogin = (returnUrl?: string, hint?: string) => `${paths.signIn.login}${query({ returnUrl, hint })}`;

/** Sign-in for a guest whose last code is too old (reliability A8). */
export const hrefLoginAgain = (returnUrl?: string) => `${paths.signIn.login}${query({ returnUrl, again: 'true' })}`;

export const hrefAccountEntry = (path: string, edit?: string, draft?: string) => `${path}${query({ edit, draft })}`;

export const hrefConfirmContact = (contact: string, isSent = false) =>
  `${paths.account.confirm}${query({ contact, sent: isSent ? 'true' : undefined })}`;
