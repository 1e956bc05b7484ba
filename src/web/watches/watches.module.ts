import { ContainerModule } from 'inversify';
import { ContactRepository } from '../../core/account/contact-repository.port';
import { watchesChapter } from './watches-chapter';
import { CopyChapter } from '../../core/privacy/copy-chapter.port';
import { ProveAddress } from '../../core/engine/prove-address';
import { LimitedSender } from '../../core/messages/limited-sender';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { OneTimeCodes } from '../../core/sign-in/one-time-codes.port';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { NotifyWatches } from '../../core/watches/notify-watches';
import { StartWatch } from '../../core/watches/start-watch';
import { Watches } from '../../core/watches/watches.port';
import { construct, derived } from '../../construct';
import { PeriodicJob } from '../../jobs/periodic-job';
import { notifyWatchesJob } from './watches.jobs';
import { tokens } from '../../tokens';
import { BotCheckReader } from '../bot-check/bot-check-reader';
import { BookingVisitors } from '../engine/booking-visitors';
import { hrefVoyage } from '../hrefs';
import { OurHosts } from '../our-hosts';
import { FeatureRoutes } from '../routing/feature-routes';
import { StopLinks } from './stop-links';
import { StopWatchPages } from './stop-watch.pages';
import { WatchPages } from './watch.pages';
import { watchesRoutes } from './watches.routes';

/** Includes what proves an address (reliability F4), which the embedded engine uses as well. */
export const watchesModule = new ContainerModule(({ bind }) => {
  construct(bind(ProveAddress), ProveAddress, { codes: OneTimeCodes, limits: RateLimits, lineName: tokens.lineName });
  construct(bind(BookingVisitors), BookingVisitors, {
    secrets: Secrets,
    random: SecureRandom,
    guests: GuestDirectory,
    clock: Clock,
    isSecure: derived(tokens.sessionParts, ({ isSecure }) => isSecure),
  });
  construct(bind(StopLinks), StopLinks, [Secrets]);
  construct(bind(StartWatch), StartWatch, {
    watches: Watches,
    getSailing: GetSailing,
    content: VoyageContent,
    limits: RateLimits,
  });
  construct(bind(NotifyWatches), NotifyWatches, {
    watches: Watches,
    inventory: SailingInventory,
    content: VoyageContent,
    sender: derived([MessageSender, RateLimits], (sender, limits) => new LimitedSender(sender, limits)),
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
    addressOf: derived(
      OurHosts,
      (hosts) =>
        ({ slug, itineraryId }: { readonly slug: string; readonly itineraryId: string }) =>
          `${hosts.origin}${hrefVoyage(slug, itineraryId)}`,
    ),
    stopAddressOf: derived(
      [OurHosts, StopLinks],
      (hosts, links) => (ownerId: string) => `${hosts.origin}${links.href(ownerId)}`,
    ),
  });
  construct(bind(WatchPages), WatchPages, {
    startWatch: StartWatch,
    proveAddress: ProveAddress,
    visitors: BookingVisitors,
    botChecks: BotCheckReader,
    secrets: Secrets,
    stopLinks: StopLinks,
    watches: Watches,
  });
  construct(bind(StopWatchPages), StopWatchPages, { watches: Watches, startWatch: StartWatch, stopLinks: StopLinks });
  bind(CopyChapter).toResolvedValue(watchesChapter, [ContactRepository, Watches]);
  bind(FeatureRoutes).toResolvedValue(watchesRoutes, [WatchPages, StopWatchPages]);
  bind(PeriodicJob).toResolvedValue(notifyWatchesJob, [NotifyWatches, tokens.log]);
});
