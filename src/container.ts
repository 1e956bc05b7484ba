import { hostname } from 'node:os';
import { Container } from 'inversify';
import { pino } from 'pino';
import type { Config } from '../config/config';
import { MovableClock } from './adapters/embedded-state/demo/movable-clock';
import { NodeGuestSeals } from './adapters/node-crypto/guest-seals';
import { openEmbeddedLine } from './adapters/embedded-line/embedded-line';
import { embeddedLineModule } from './adapters/embedded-line/embedded-line.module';
import { stateModule } from './adapters/embedded-state/state.module';
import { sqlStateModule } from './adapters/embedded-state/sql-state.module';
import { readClockSkew } from './adapters/sql/clock-skew';
import { readAuthority } from './adapters/redis/read-authority';
import { SharpPictureStudio } from './adapters/sharp/picture-studio';
import { SystemClock } from './adapters/system-clock/clock';
import { PictureStudio } from './core/profile-picture/picture-studio.port';
import { Clock } from './core/shared/clock.port';
import { describeError } from './core/shared/describe-error';
import { calendarModule } from './systems/calendar.module';
import { openDemonstration } from './systems/demonstration.module';
import { codesModule } from './systems/codes.module';
import { openContent } from './systems/content.module';
import { crmModule } from './systems/crm.module';
import { engineSystemModule } from './systems/engine.module';
import { openLeads } from './systems/leads.module';
import { openMessages } from './systems/messages.module';
import { boardingDocumentsSystemModule } from './systems/boarding-documents.module';
import { passkeysSystemModule } from './systems/passkeys.module';
import { protectionModule } from './systems/protection.module';
import { openSalesforce } from './systems/salesforce';
import { webhooksModule } from './systems/webhooks.module';
import { shareTime } from './systems/shared-time';
import { openTracing } from './systems/tracing';
import { searchSystemModule } from './systems/search.module';
import { modulesFor } from './conditional-module';
import { jobsModule } from './jobs/jobs.module';
import { openLogDestination } from './log-destination';
import { tokens } from './tokens';
import { accountModule } from './web/account/account.module';
import { botCheckModule } from './web/bot-check/bot-check.module';
import { contentWebhookModule } from './web/content-webhook/content-webhook.module';
import { contentModule } from './web/content/content.module';
import { onboardModule } from './web/onboard/onboard.module';
import { extensionsModule } from './web/extensions/extensions.module';
import { culinaryModule } from './web/culinary/culinary.module';
import { destinationsModule } from './web/destinations/destinations.module';
import { engineContractModule } from './web/engine-contract/engine-contract.module';
import { engineModule } from './web/engine/engine.module';
import { reservationMessagesModule } from './web/engine/reservation-messages.module';
import { waitlistOfferModule } from './web/engine/waitlist-offer.module';
import { addressProofModule } from './web/engine/address-proof.module';
import { manageModule } from './web/engine/manage.module';
import { paymentWebhookModule } from './web/engine/payment-webhook.module';
import { favouritesModule } from './web/favourites/favourites.module';
import { inquiriesModule } from './web/inquiries/inquiries.module';
import { faqModule } from './web/faq/faq.module';
import { bespokeModule } from './web/excursions/bespoke.module';
import { excursionsModule } from './web/excursions/excursions.module';
import { geoModule } from './web/geo/geo.module';
import { handoffModule } from './web/handoff/handoff.module';
import { homeModule } from './web/home/home.module';
import { documentsModule } from './web/documents/documents.module';
import { leadsModule } from './web/leads/leads.module';
import { meetingsModule } from './web/meetings/meetings.module';
import { selfChecksModule } from './systems/self-checks.module';
import { partnersModule } from './web/partners/partners.module';
import { privacyModule } from './web/privacy/privacy.module';
import { newsModule } from './web/news/news.module';
import { readManifest } from './web/rendering/built-assets';
import { preferencesModule } from './web/preferences/preferences.module';
import { openApiModule } from './web/openapi/openapi.module';
import { previewModule, previewRoutesModule } from './web/preview/preview.module';
import { profileModule } from './web/profile/profile.module';
import { notificationSettingsModule } from './web/notification-settings/notification-settings.module';
import { profilePictureModule } from './web/profile-picture/profile-picture.module';
import { cabinsModule } from './web/cabins/cabins.module';
import { fareFactsModule } from './web/fare-facts/fare-facts.module';
import { requestsModule } from './web/requests/requests.module';
import { reserveModule } from './web/reserve/reserve.module';
import { searchModule } from './web/search/search.module';
import { serverModule } from './web/server.module';
import { signInPagesModule } from './web/sign-in/sign-in-pages.module';
import { preparationRemindersModule } from './web/preparation/preparation-reminders.module';
import { tripChangesModule } from './web/trip-changes/trip-changes.module';
import { tripDayModule } from './web/trip-day/trip-day.module';
import { preparationModule } from './web/preparation/preparation.module';
import { partyModule } from './web/party/party.module';
import { passkeysModule } from './web/sign-in/passkeys.module';
import { signInModule } from './web/sign-in/sign-in.module';
import { sitemapModule } from './web/sitemap/sitemap.module';
import { statusModule } from './web/status/status.module';
import { storiesModule } from './web/stories/stories.module';
import { shortlistModule } from './web/shortlist/shortlist.module';
import { trackingModule } from './web/tracking/tracking.module';
import { tripsModule } from './web/trips/trips.module';
import { watchesModule } from './web/watches/watches.module';
import { vesselModule } from './web/vessel/vessel.module';
import { voyagesModule } from './web/voyages/voyages.module';
import { webModule } from './web/web.module';

/**
 * Every feature of the site; a new one is one more line. A feature's module binds its own routes and jobs, and says
 * which lines have it.
 */
export const features = [
  homeModule,
  contentModule,
  previewModule,
  previewRoutesModule,
  storiesModule,
  newsModule,
  faqModule,
  statusModule,
  fareFactsModule,
  voyagesModule,
  vesselModule,
  destinationsModule,
  bespokeModule,
  excursionsModule,
  culinaryModule,
  onboardModule,
  extensionsModule,
  reserveModule,
  cabinsModule,
  handoffModule,
  botCheckModule,
  geoModule,
  signInModule,
  signInPagesModule,
  passkeysModule,
  profileModule,
  tripsModule,
  partyModule,
  preparationModule,
  preparationRemindersModule,
  tripDayModule,
  tripChangesModule,
  requestsModule,
  favouritesModule,
  shortlistModule,
  watchesModule,
  inquiriesModule,
  privacyModule,
  profilePictureModule,
  notificationSettingsModule,
  preferencesModule,
  trackingModule,
  meetingsModule,
  accountModule,
  documentsModule,
  leadsModule,
  partnersModule,
  searchModule,
  sitemapModule,
  openApiModule,
  engineContractModule,
  engineModule,
  addressProofModule,
  waitlistOfferModule,
  reservationMessagesModule,
  manageModule,
  paymentWebhookModule,
  contentWebhookModule,
];

/** Chooses the modules to load; the only place that knows every adapter. */
export async function createContainer(config: Config): Promise<Container> {
  const { build } = readManifest(config.builtFolder);
  const tracing = await openTracing(config.tracing);
  const log = pino(
    {
      level: config.logLevel,
      base: { pid: process.pid, hostname: hostname(), build },
      serializers: { err: describeError },
      ...(tracing ? { mixin: () => ({ traceId: tracing.currentTraceId() }) } : {}),
    },
    openLogDestination(),
  );
  const demoClock = config.isDemo ? new MovableClock() : undefined;
  const clock: Clock = demoClock ?? new SystemClock();
  const { redisUrl } = config;
  const line = await openEmbeddedLine({ ...config, clock, log, seals: new NodeGuestSeals(config.dataKeys) });
  const container = new Container({ defaultScope: 'Singleton' });
  if (config.databaseUrl)
    container
      .bind(tokens.onStop)
      .toConstantValue(await shareTime({ readSkew: () => readClockSkew(line.database), log }));
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.log).toConstantValue(log);
  container.bind(tokens.closeLine).toConstantValue(() => line.close());
  container.bind(tokens.onStop).toConstantValue(() => tracing?.stop());
  container.bind(Clock).toConstantValue(clock);
  container.bind(PictureStudio).toConstantValue(new SharpPictureStudio());
  // Packages of systems that are not configured are not loaded: a start takes a tenth longer with them.
  const state = redisUrl
    ? await (
        await import('./adapters/redis/redis-state.module')
      ).openRedisState({ url: redisUrl, authority: readAuthority(config), log })
    : sqlStateModule;
  const salesforce = await openSalesforce(config, log);
  if (salesforce) container.bind(tokens.systemCheck).toConstantValue(salesforce.check);
  const parts = { config, line, clock, log, salesforce };
  const systems = [
    embeddedLineModule(line),
    stateModule,
    state,
    protectionModule(config),
    passkeysSystemModule(parts),
    boardingDocumentsSystemModule(parts),
    searchSystemModule(parts),
    crmModule(parts),
    await openContent(parts),
    engineSystemModule(parts),
    calendarModule(parts),
    await openMessages(parts),
    codesModule(parts),
    await openLeads(parts),
    webhooksModule,
    selfChecksModule(parts),
  ];
  container.load(...systems, webModule, ...modulesFor(features, config), jobsModule, serverModule);
  if (demoClock) container.load(await openDemonstration(parts, demoClock));
  return container;
}
