import { Container } from 'inversify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config';
import { DemoFares } from './adapters/embedded-line/demo/demo-fares';
import { ExcursionFaultSwitch } from './adapters/embedded-line/demo/excursion-fault-switch';
import { MovableClock } from './adapters/embedded-line/demo/movable-clock';
import { EmbeddedDemoStateStore } from './adapters/embedded-line/demo/demo-state-store';
import { FaultInjectingExcursionBookings } from './adapters/embedded-line/demo/fault-injecting-excursion-bookings';
import { type EmbeddedLine, openEmbeddedLine } from './adapters/embedded-line/embedded-line';
import { embeddedLineModule } from './adapters/embedded-line/embedded-line.module';
import { sqlStateModule } from './adapters/embedded-line/sign-in/sql-state.module';
import { readAuthority } from './adapters/redis/redis-client';
import { openRedisState } from './adapters/redis/redis-state.module';
import { SharpPictureStudio } from './adapters/sharp/picture-studio';
import { SystemClock } from './adapters/system-clock/clock';
import { ExcursionBookings } from './core/excursions/excursion-bookings.port';
import { PictureStudio } from './core/profile-picture/picture-studio.port';
import { Clock } from './core/shared/clock.port';
import { RateLimits } from './core/shared/rate-limits.port';
import { describeError } from './core/shared/describe-error';
import { calendarModule } from './systems/calendar.module';
import { codesModule } from './systems/codes.module';
import { openContent } from './systems/content.module';
import { crmModule } from './systems/crm.module';
import { engineSystemModule } from './systems/engine.module';
import { openLeads } from './systems/leads.module';
import { messagesModule } from './systems/messages.module';
import { protectionModule } from './systems/protection.module';
import { openSalesforce } from './systems/salesforce';
import { searchSystemModule } from './systems/search.module';
import { tokens } from './tokens';
import { accountModule } from './web/account/account.module';
import { botCheckModule } from './web/bot-check/bot-check.module';
import { contentEditingModule } from './web/content-webhook/content-editing.module';
import { contentModule } from './web/content/content.module';
import { onboardModule } from './web/onboard/onboard.module';
import { extensionsModule } from './web/extensions/extensions.module';
import { culinaryModule } from './web/culinary/culinary.module';
import { destinationsModule } from './web/destinations/destinations.module';
import { devModule } from './web/dev/dev.module';
import { engineContractModule } from './web/engine-contract/engine-contract.module';
import { engineModule } from './web/engine/engine.module';
import { waitlistOfferModule } from './web/engine/waitlist-offer.module';
import { manageModule } from './web/engine/manage.module';
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
import { privacyModule } from './web/privacy/privacy.module';
import { newsModule } from './web/news/news.module';
import { preferencesModule } from './web/preferences/preferences.module';
import { openApiModule } from './web/openapi/openapi.module';
import { profileModule } from './web/profile/profile.module';
import { notificationSettingsModule } from './web/notification-settings/notification-settings.module';
import { profilePictureModule } from './web/profile-picture/profile-picture.module';
import { reserveModule } from './web/reserve/reserve.module';
import { ReportedRateLimits } from './web/routing/rate-headers';
import { searchModule } from './web/search/search.module';
import { serverModule } from './web/server.module';
import { signInPagesModule } from './web/sign-in/sign-in-pages.module';
import { signInModule } from './web/sign-in/sign-in.module';
import { sitemapModule } from './web/sitemap/sitemap.module';
import { storiesModule } from './web/stories/stories.module';
import { tripsModule } from './web/trips/trips.module';
import { vesselModule } from './web/vessel/vessel.module';
import { voyagesModule } from './web/voyages/voyages.module';
import { webModule } from './web/web.module';

/** Which modules are loaded; the one place that knows every adapter. */
export async function createContainer(config: Config): Promise<Container> {
  const log = pino({ level: config.logLevel, serializers: { err: describeError } });
  const demoClock = config.isDemo ? new MovableClock() : undefined;
  const clock: Clock = demoClock ?? new SystemClock();
  const { databaseUrl, dataFolder, contentFolder, builtFolder } = config;
  const line = await openEmbeddedLine({ databaseUrl, dataFolder, contentFolder, builtFolder, clock, log });

  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.log).toConstantValue(log);
  container.bind(Clock).toConstantValue(clock);
  container.bind(PictureStudio).toConstantValue(new SharpPictureStudio());
  const state = config.redisUrl
    ? await openRedisState({ url: config.redisUrl, authority: readAuthority(config), log })
    : sqlStateModule(line.database);
  container.onActivation<RateLimits>(RateLimits, (_context, limits) => new ReportedRateLimits(limits));
  const salesforce = await openSalesforce(config, log);
  if (salesforce) container.bind(tokens.systemCheck).toConstantValue(salesforce.check);
  const parts = { config, line, clock, log, salesforce };
  container.load(
    embeddedLineModule(line),
    state,
    protectionModule(config),
    searchSystemModule,
    crmModule(parts),
    await openContent(parts),
    engineSystemModule(parts),
    calendarModule(parts),
    messagesModule(parts),
    codesModule(parts),
    await openLeads(parts),
  );
  container.load(
    webModule,
    homeModule,
    contentModule,
    contentEditingModule,
    storiesModule,
    newsModule,
    faqModule,
    voyagesModule,
    vesselModule,
    destinationsModule,
    excursionsModule,
    bespokeModule,
    reserveModule,
    handoffModule,
    botCheckModule,
    geoModule,
    signInModule,
    signInPagesModule,
    profileModule,
    accountModule,
    profilePictureModule,
    notificationSettingsModule,
    tripsModule,
    favouritesModule,
    preferencesModule,
    inquiriesModule,
    privacyModule,
    meetingsModule,
    documentsModule,
    leadsModule,
    culinaryModule,
    onboardModule,
    extensionsModule,
    searchModule,
    sitemapModule,
    openApiModule,
    serverModule,
  );
  if (config.engine.kind === 'embedded') container.load(engineModule, waitlistOfferModule, manageModule);
  container.load(engineContractModule);
  if (demoClock) await joinDemonstration(container, line, demoClock, log);
  return container;
}

/** The levers of a demonstration; its clock starts to follow the other nodes' here. */
async function joinDemonstration(
  container: Container,
  line: EmbeddedLine,
  clock: MovableClock,
  log: Logger,
): Promise<void> {
  clock.onChange(() =>
    line.rollOver().catch((error: unknown) => log.error({ err: error }, 'the line could not follow the moved clock')),
  );
  const { databaseUrl, dataFolder } = container.get<Config>(tokens.config);
  await clock.follow(new EmbeddedDemoStateStore(line.database), { isAlone: !databaseUrl && dataFolder === ':memory:' });
  container.bind(tokens.demoClock).toConstantValue(clock);
  container.bind(tokens.resetLine).toConstantValue(async () => {
    await line.reset();
    if (container.isBound(tokens.forgive)) await container.get<() => Promise<void>>(tokens.forgive)();
  });
  container.bind(tokens.demoMessages).toConstantValue(line.outboxMessages);
  const faultSwitch = new ExcursionFaultSwitch(line.database);
  container.bind(tokens.demoExcursionFaults).toConstantValue(faultSwitch);
  container.onActivation<ExcursionBookings>(
    ExcursionBookings,
    (_context, excursionBookings) => new FaultInjectingExcursionBookings(excursionBookings, faultSwitch),
  );
  container.bind(tokens.demoFares).toConstantValue(new DemoFares(line.database));
  container.load(devModule);
}
