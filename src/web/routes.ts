import type { Receipts } from '../core/shared/receipts.port';
import { type AccountHandlers, accountRoutes } from './account/account.routes';
import type { BotCheckApi } from './bot-check/bot-check.api';
import { botCheckRoutes } from './bot-check/bot-check.routes';
import type { ContentPages } from './content/content.pages';
import { contentRoutes } from './content/content.routes';
import type { CulinaryApi } from './culinary/culinary.api';
import type { CulinaryPages } from './culinary/culinary.pages';
import { culinaryRoutes } from './culinary/culinary.routes';
import type { DestinationsPages } from './destinations/destinations.pages';
import { destinationsRoutes } from './destinations/destinations.routes';
import type { DevApi } from './dev/dev.api';
import type { DevPages } from './dev/dev.pages';
import { devRoutes } from './dev/dev.routes';
import type { EnginePages } from './engine/engine.pages';
import { engineRoutes } from './engine/engine.routes';
import type { ManagePages } from './engine/manage.pages';
import { manageRoutes } from './engine/manage.routes';
import type { WaitlistOfferPages } from './engine/waitlist-offer.pages';
import { waitlistOfferRoutes } from './engine/waitlist-offer.routes';
import type { WaitlistPages } from './engine/waitlist.pages';
import type { FavouritesApi } from './favourites/favourites.api';
import type { FavouritesListPages } from './favourites/favourites-list.pages';
import type { FavouritesPages } from './favourites/favourites.pages';
import { favouritesRoutes } from './favourites/favourites.routes';
import type { FaqPages } from './faq/faq.pages';
import { faqRoutes } from './faq/faq.routes';
import type { ExcursionBookingApi } from './excursions/excursion-booking.api';
import type { ExcursionsApi } from './excursions/excursions.api';
import type { ExcursionsPages } from './excursions/excursions.pages';
import type { BespokePages } from './excursions/bespoke.pages';
import { bespokeRoutes } from './excursions/bespoke.routes';
import type { ReserveExperiencePages } from './excursions/reserve-experience.pages';
import type { SeatsEvents } from './excursions/seats-events';
import { excursionsRoutes } from './excursions/excursions.routes';
import { type ExtensionsHandlers, extensionsRoutes } from './extensions/extensions.routes';
import type { GeoApi } from './geo/geo.api';
import { geoRoutes } from './geo/geo.routes';
import { type HandoffHandlers, handoffRoutes, logInRoutes } from './handoff/handoff.routes';
import type { LogInPages } from './handoff/log-in.pages';
import type { HomePages } from './home/home.pages';
import { homeRoutes } from './home/home.routes';
import type { InquiriesApi } from './inquiries/inquiries.api';
import type { InquiriesPages } from './inquiries/inquiries.pages';
import { inquiriesRoutes } from './inquiries/inquiries.routes';
import { type LeadsHandlers, leadsRoutes } from './leads/leads.routes';
import type { MeetingsApi } from './meetings/meetings.api';
import type { MeetingsPages } from './meetings/meetings.pages';
import { meetingsRoutes } from './meetings/meetings.routes';
import type { PrivacyApi } from './privacy/privacy.api';
import type { PrivacyPages } from './privacy/privacy.pages';
import { privacyRoutes } from './privacy/privacy.routes';
import type { NewsApi } from './news/news.api';
import type { NewsPages } from './news/news.pages';
import { newsRoutes } from './news/news.routes';
import type { OnboardApi } from './onboard/onboard.api';
import type { OnboardPages } from './onboard/onboard.pages';
import { onboardRoutes } from './onboard/onboard.routes';
import { type OpenApiHandlers, openApiRoutes } from './openapi/openapi.routes';
import { type ProfileHandlers, profileRoutes } from './profile/profile.routes';
import {
  type NotificationSettingsHandlers,
  notificationSettingsRoutes,
} from './notification-settings/notification-settings.routes';
import { type ProfilePictureHandlers, profilePictureRoutes } from './profile-picture/profile-picture.routes';
import type { ReservePages } from './reserve/reserve.pages';
import { reserveRoutes } from './reserve/reserve.routes';
import type { FeatureRoutes } from './routing/feature-routes';
import type { SessionsPages } from './sign-in/sessions.pages';
import type { SignInApi } from './sign-in/sign-in.api';
import type { SignInPages } from './sign-in/sign-in.pages';
import { signInRoutes } from './sign-in/sign-in.routes';
import type { SignOutPages } from './sign-in/sign-out.pages';
import type { VerifyPages } from './sign-in/verify.pages';
import { type PreferencesHandlers, preferencesRoutes } from './preferences/preferences.routes';
import type { SearchPages } from './search/search.pages';
import { searchRoutes } from './search/search.routes';
import type { SitemapPages } from './sitemap/sitemap.pages';
import { sitemapRoutes } from './sitemap/sitemap.routes';
import type { StoriesApi } from './stories/stories.api';
import type { StoriesPages } from './stories/stories.pages';
import { storiesRoutes } from './stories/stories.routes';
import type { CalendarPages } from './trips/calendar.pages';
import type { TripPages } from './trips/trip.pages';
import type { TripsApi } from './trips/trips.api';
import type { TripsPages } from './trips/trips.pages';
import type { ExcursionBookingsPages } from './trips/excursion-bookings.pages';
import { tripsRoutes } from './trips/trips.routes';
import { type VesselHandlers, vesselRoutes } from './vessel/vessel.routes';
import { type VoyagesHandlers, voyagesRoutes } from './voyages/voyages.routes';

export interface EngineHandlers {
  readonly enginePages: EnginePages;
  readonly managePages: ManagePages;
  readonly waitlistPages: WaitlistPages;
  readonly waitlistOfferPages: WaitlistOfferPages;
  readonly logInPages: LogInPages;
}

/** Who answers: one line a feature. `engine` and `dev` are there when the embedded engine and the demonstration are. */
export interface Handlers
  extends
    AccountHandlers,
    ExtensionsHandlers,
    HandoffHandlers,
    OpenApiHandlers,
    PreferencesHandlers,
    ProfileHandlers,
    NotificationSettingsHandlers,
    ProfilePictureHandlers,
    VesselHandlers,
    VoyagesHandlers {
  readonly homePages: HomePages;
  readonly contentPages: ContentPages;
  readonly storiesPages: StoriesPages;
  readonly storiesApi: StoriesApi;
  readonly newsPages: NewsPages;
  readonly newsApi: NewsApi;
  readonly faqPages: FaqPages;
  readonly destinationsPages: DestinationsPages;
  readonly excursionsPages: ExcursionsPages;
  readonly excursionsApi: ExcursionsApi;
  readonly excursionBookingApi: ExcursionBookingApi;
  readonly reserveExperiencePages: ReserveExperiencePages;
  readonly bespokePages: BespokePages;
  readonly seatsEvents: SeatsEvents;
  readonly culinaryPages: CulinaryPages;
  readonly culinaryApi: CulinaryApi;
  readonly onboardPages: OnboardPages;
  readonly onboardApi: OnboardApi;
  readonly reservePages: ReservePages;
  readonly engine?: EngineHandlers;
  readonly receipts: Receipts;
  readonly botCheckApi: BotCheckApi;
  readonly geoApi: GeoApi;
  readonly signInPages: SignInPages;
  readonly verifyPages: VerifyPages;
  readonly signOutPages: SignOutPages;
  readonly sessionsPages: SessionsPages;
  readonly signInApi: SignInApi;
  readonly meetingsPages: MeetingsPages;
  readonly meetingsApi: MeetingsApi;
  readonly leads: LeadsHandlers;
  readonly searchPages: SearchPages;
  readonly sitemapPages: SitemapPages;
  readonly tripsPages: TripsPages;
  readonly tripPages: TripPages;
  readonly excursionBookingsPages: ExcursionBookingsPages;
  readonly calendarPages: CalendarPages;
  readonly tripsApi: TripsApi;
  readonly favouritesPages: FavouritesPages;
  readonly favouritesListPages: FavouritesListPages;
  readonly favouritesApi: FavouritesApi;
  readonly inquiriesPages: InquiriesPages;
  readonly inquiriesApi: InquiriesApi;
  readonly privacyPages: PrivacyPages;
  readonly privacyApi: PrivacyApi;
  /** With a content system of another house: its webhook, and the door of its editors. */
  readonly editing: readonly FeatureRoutes[];
  readonly dev?: { readonly pages: DevPages; readonly api: DevApi };
}

const ownEngineRoutes = (
  { enginePages, managePages, waitlistPages, waitlistOfferPages, logInPages }: EngineHandlers,
  receipts: Receipts,
) => [
  engineRoutes(enginePages, waitlistPages, receipts),
  manageRoutes(managePages, receipts),
  waitlistOfferRoutes(waitlistOfferPages),
  logInRoutes(logInPages),
];

/** The table of contents of the site. */
export function allRoutes(handlers: Handlers): readonly FeatureRoutes[] {
  const features = [
    homeRoutes(handlers.homePages),
    contentRoutes(handlers.contentPages),
    storiesRoutes(handlers.storiesPages, handlers.storiesApi),
    newsRoutes(handlers.newsPages, handlers.newsApi),
    faqRoutes(handlers.faqPages),
    voyagesRoutes(handlers),
    vesselRoutes(handlers),
    destinationsRoutes(handlers.destinationsPages),
    bespokeRoutes(handlers.bespokePages),
    excursionsRoutes(
      handlers.excursionsPages,
      handlers.excursionsApi,
      handlers.excursionBookingApi,
      handlers.reserveExperiencePages,
      handlers.seatsEvents,
    ),
    culinaryRoutes(handlers.culinaryPages, handlers.culinaryApi),
    onboardRoutes(handlers.onboardPages, handlers.onboardApi),
    extensionsRoutes(handlers),
    reserveRoutes(handlers.reservePages),
    handoffRoutes(handlers),
    ...(handlers.engine ? ownEngineRoutes(handlers.engine, handlers.receipts) : []),
    botCheckRoutes(handlers.botCheckApi),
    geoRoutes(handlers.geoApi),
    signInRoutes(handlers),
    profileRoutes(handlers),
    tripsRoutes({
      pages: handlers.tripsPages,
      trip: handlers.tripPages,
      tripExcursions: handlers.excursionBookingsPages,
      calendar: handlers.calendarPages,
      api: handlers.tripsApi,
    }),
    favouritesRoutes(handlers.favouritesPages, handlers.favouritesListPages, handlers.favouritesApi),
    inquiriesRoutes(handlers.inquiriesPages, handlers.inquiriesApi),
    privacyRoutes(handlers.privacyPages, handlers.privacyApi),
    profilePictureRoutes(handlers),
    notificationSettingsRoutes(handlers),
    preferencesRoutes(handlers),
    meetingsRoutes(handlers.meetingsPages, handlers.meetingsApi),
    accountRoutes(handlers),
    leadsRoutes(handlers.leads),
    searchRoutes(handlers.searchPages),
    sitemapRoutes(handlers.sitemapPages),
    ...handlers.editing,
    ...(handlers.dev ? [devRoutes(handlers.dev.pages, handlers.dev.api)] : []),
  ];
  return [
    ...features,
    openApiRoutes(features, {
      openApiApi: handlers.openApiApi,
      apiDocsPages: handlers.apiDocsPages,
      isDemo: handlers.dev !== undefined,
    }),
  ];
}
