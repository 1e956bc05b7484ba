import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Config } from '../../config/config';
import { LeadOutbox } from '../core/leads/lead-outbox.port';
import { Clock } from '../core/shared/clock.port';
import { Receipts } from '../core/shared/receipts.port';
import { tokens } from '../tokens';
import { AccountApi } from './account/account.api';
import { AccountPages } from './account/account.pages';
import { AddressPages } from './account/address.pages';
import { ConfirmPages } from './account/confirm.pages';
import { ContactPages } from './account/contact.pages';
import { BotCheckApi } from './bot-check/bot-check.api';
import { ContentPages } from './content/content.pages';
import { CulinaryApi } from './culinary/culinary.api';
import { CulinaryPages } from './culinary/culinary.pages';
import { DestinationsPages } from './destinations/destinations.pages';
import { DevApi, type DemoClock } from './dev/dev.api';
import { DevPages } from './dev/dev.pages';
import { EnginePages } from './engine/engine.pages';
import { ManagePages } from './engine/manage.pages';
import { WaitlistOfferPages } from './engine/waitlist-offer.pages';
import { WaitlistPages } from './engine/waitlist.pages';
import { FavouritesApi } from './favourites/favourites.api';
import { FavouritesListPages } from './favourites/favourites-list.pages';
import { FavouritesPages } from './favourites/favourites.pages';
import { FaqPages } from './faq/faq.pages';
import { ExtensionInquiry } from './extensions/extension-inquiry';
import { ExtensionsApi } from './extensions/extensions.api';
import { ExtensionsPages } from './extensions/extensions.pages';
import { GeoApi } from './geo/geo.api';
import { HandoffApi } from './handoff/handoff.api';
import { HandoffPages } from './handoff/handoff.pages';
import { LogInPages } from './handoff/log-in.pages';
import { TripHandoffPages } from './handoff/trip-handoff.pages';
import { ApiDocsPages } from './openapi/api-docs.pages';
import { OpenApiApi } from './openapi/openapi.api';
import { HealthRoutes } from './health/health-routes';
import { addLeadFigures } from './health/lead-figures';
import { Metrics } from './health/metrics';
import { HomePages } from './home/home.pages';
import { InquiriesApi } from './inquiries/inquiries.api';
import { InquiriesPages } from './inquiries/inquiries.pages';
import { LandfallServer } from './landfall-server';
import { MeetingsApi } from './meetings/meetings.api';
import { MeetingsPages } from './meetings/meetings.pages';
import { PrivacyApi } from './privacy/privacy.api';
import { PrivacyPages } from './privacy/privacy.pages';
import { NewsApi } from './news/news.api';
import { NewsPages } from './news/news.pages';
import { OnboardApi } from './onboard/onboard.api';
import { OnboardPages } from './onboard/onboard.pages';
import { OurHosts } from './our-hosts';
import { OverviewPages } from './profile/overview.pages';
import { ProfileNewsPages } from './profile/profile-news.pages';
import { BuiltAssets } from './rendering/built-assets';
import { JsonAnswers } from './rendering/json-answers';
import { PageRenderer } from './rendering/page-renderer';
import { NotificationSettingsApi } from './notification-settings/notification-settings.api';
import { NotificationSettingsPages } from './notification-settings/notification-settings.pages';
import { ProfilePictureApi } from './profile-picture/profile-picture.api';
import { ProfilePicturePages } from './profile-picture/profile-picture.pages';
import { PreferencesApi } from './preferences/preferences.api';
import { PreferencesPages } from './preferences/preferences.pages';
import { SurveyPages } from './preferences/survey.pages';
import { ReservePages } from './reserve/reserve.pages';
import { allRoutes, type Handlers } from './routes';
import { OpenStreams } from './routing/open-streams';
import { SearchPages } from './search/search.pages';
import { SitemapPages } from './sitemap/sitemap.pages';
import { SessionsPages } from './sign-in/sessions.pages';
import { SignInApi } from './sign-in/sign-in.api';
import { SignInPages } from './sign-in/sign-in.pages';
import { SignOutPages } from './sign-in/sign-out.pages';
import { VerifyPages } from './sign-in/verify.pages';
import { StoriesApi } from './stories/stories.api';
import { StoriesPages } from './stories/stories.pages';
import { DayPages } from './voyages/day.pages';
import { VoyagePages } from './voyages/voyage.pages';
import { DeckPlanPages } from './vessel/deck-plan.pages';
import { SuitesPages } from './vessel/suites.pages';
import { VesselApi } from './vessel/vessel.api';
import { VesselPages } from './vessel/vessel.pages';
import { excursionHandlers } from './excursions/excursion-handlers.module';
import { tripHandlers } from './trips/trips.module';
import { VoyagesApi } from './voyages/voyages.api';
import { VoyagesPages } from './voyages/voyages.pages';

/** Puts every feature's handlers behind one server. */
export const serverModule = new ContainerModule(({ bind }) => {
  bind(LandfallServer).toDynamicValue((context) => {
    const config = context.get<Config>(tokens.config);
    const clock = config.isDemo ? context.get<DemoClock>(tokens.demoClock) : undefined;
    addLeadFigures({
      metrics: context.get(Metrics),
      outbox: context.get<LeadOutbox>(LeadOutbox),
      clock: context.get<Clock>(Clock),
    });
    return new LandfallServer({
      config,
      features: allRoutes(handlersOf(context, config)),
      log: context.get(tokens.log),
      metrics: context.get(Metrics),
      hosts: context.get(OurHosts),
      session: context.get(tokens.sessionParts),
      renderer: context.get(PageRenderer),
      answers: context.get(JsonAnswers),
      assets: context.get(BuiltAssets),
      content: context.get(tokens.content),
      engineContract: context.get(tokens.engineContract),
      health: context.get(HealthRoutes),
      streams: context.get(OpenStreams),
      onChange: (listener) => clock?.onChange(listener),
    });
  });
});

const hasOwnEngine = ({ engine }: Config) => engine.kind === 'embedded';

/** The engine's own pages: there when the engine is ours. */
const engineHandlers = (context: ResolutionContext) => ({
  enginePages: context.get(EnginePages),
  managePages: context.get(ManagePages),
  waitlistPages: context.get(WaitlistPages),
  waitlistOfferPages: context.get(WaitlistOfferPages),
  logInPages: context.get(LogInPages),
});

const handlersOf = (context: ResolutionContext, config: Config): Handlers => ({
  homePages: context.get(HomePages),
  contentPages: context.get(ContentPages),
  storiesPages: context.get(StoriesPages),
  storiesApi: context.get(StoriesApi),
  newsPages: context.get(NewsPages),
  newsApi: context.get(NewsApi),
  faqPages: context.get(FaqPages),
  voyagesPages: context.get(VoyagesPages),
  voyagePages: context.get(VoyagePages),
  dayPages: context.get(DayPages),
  voyagesApi: context.get(VoyagesApi),
  vesselPages: context.get(VesselPages),
  suitesPages: context.get(SuitesPages),
  deckPlanPages: context.get(DeckPlanPages),
  vesselApi: context.get(VesselApi),
  destinationsPages: context.get(DestinationsPages),
  ...excursionHandlers(context),
  culinaryPages: context.get(CulinaryPages),
  culinaryApi: context.get(CulinaryApi),
  onboardPages: context.get(OnboardPages),
  onboardApi: context.get(OnboardApi),
  extensionsPages: context.get(ExtensionsPages),
  extensionInquiry: context.get(ExtensionInquiry),
  extensionsApi: context.get(ExtensionsApi),
  reservePages: context.get(ReservePages),
  ...(hasOwnEngine(config) ? { engine: engineHandlers(context) } : {}),
  handoffPages: context.get(HandoffPages),
  handoffApi: context.get(HandoffApi),
  tripHandoffPages: context.get(TripHandoffPages),
  receipts: context.get<Receipts>(Receipts),
  botCheckApi: context.get(BotCheckApi),
  openApiApi: context.get(OpenApiApi),
  apiDocsPages: context.get(ApiDocsPages),
  geoApi: context.get(GeoApi),
  signInPages: context.get(SignInPages),
  verifyPages: context.get(VerifyPages),
  signOutPages: context.get(SignOutPages),
  sessionsPages: context.get(SessionsPages),
  signInApi: context.get(SignInApi),
  meetingsPages: context.get(MeetingsPages),
  meetingsApi: context.get(MeetingsApi),
  profilePicturePages: context.get(ProfilePicturePages),
  profilePictureApi: context.get(ProfilePictureApi),
  notificationSettingsPages: context.get(NotificationSettingsPages),
  notificationSettingsApi: context.get(NotificationSettingsApi),
  accountPages: context.get(AccountPages),
  contactPages: context.get(ContactPages),
  addressPages: context.get(AddressPages),
  confirmPages: context.get(ConfirmPages),
  accountApi: context.get(AccountApi),
  leads: context.get(tokens.leadsHandlers),
  searchPages: context.get(SearchPages),
  sitemapPages: context.get(SitemapPages),
  overviewPages: context.get(OverviewPages),
  profileNewsPages: context.get(ProfileNewsPages),
  ...tripHandlers(context),
  preferencesPages: context.get(PreferencesPages),
  surveyPages: context.get(SurveyPages),
  preferencesApi: context.get(PreferencesApi),
  favouritesPages: context.get(FavouritesPages),
  favouritesListPages: context.get(FavouritesListPages),
  favouritesApi: context.get(FavouritesApi),
  inquiriesPages: context.get(InquiriesPages),
  inquiriesApi: context.get(InquiriesApi),
  privacyPages: context.get(PrivacyPages),
  privacyApi: context.get(PrivacyApi),
  editing: context.get(tokens.editingRoutes),
  ...(config.isDemo ? { dev: { pages: context.get(DevPages), api: context.get(DevApi) } } : {}),
});
