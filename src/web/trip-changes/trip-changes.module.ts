import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { NotifyOfChanges } from '../../core/trip-changes/notify-of-changes';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { notifyOfChangesJob } from './trip-changes.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { paths } from '../paths';
import { OurHosts } from '../our-hosts';
import { PartyTrips } from '../party/party-trips';
import { PageInvalidation } from '../rendering/page-invalidation';
import { FeatureRoutes } from '../routing/feature-routes';
import { TripPlans } from '../trip-day/trip-plans';
import { ChangedSailings } from './changed-sailings';
import { TripChangeLists } from './trip-change-lists';
import { TripChangesPages } from './trip-changes.pages';

export const tripChangesModule = new ContainerModule(({ bind }) => {
  construct(bind(TripChangeLists), TripChangeLists, {
    changes: TripChanges,
    plans: TripPlans,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(PageInvalidation), ChangedSailings, [TripChanges]);
  construct(bind(TripChangesPages), TripChangesPages, [PartyTrips, TripChangeLists, TripChanges]);
  construct(bind(NotifyOfChanges), NotifyOfChanges, {
    changes: TripChanges,
    guests: GuestDirectory,
    sender: MessageSender,
    clock: Clock,
    // Mails link to the list of trips, because the page of a trip differs for companions and for the guest who booked.
    addressOf: derived(OurHosts, (hosts) => () => `${hosts.origin}${paths.trips.list}`),
  });
  bind(PeriodicJob).toResolvedValue(notifyOfChangesJob, [NotifyOfChanges, tokens.log]);
  compute(bind(CopyChapter), [TripChanges], (changes) =>
    chapterOf('tripChanges', 'Changes of your trips that you have seen', (contactId) =>
      changes.findAllAcknowledged(contactId),
    ),
  );
  bind(FeatureRoutes).toResolvedValue(
    (pages: TripChangesPages): FeatureRoutes => ({
      pages: [{ method: 'post', path: paths.trips.changes, handler: pages.acknowledge, access: 'guest' }],
      api: [],
    }),
    [TripChangesPages],
  );
});
