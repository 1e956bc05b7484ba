import { ContainerModule } from 'inversify';
import { chapterOfTrips, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { AskBespoke } from '../../core/excursions/ask-bespoke';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { PlanBespoke } from '../../core/excursions/plan-bespoke';
import { NotifyOfBespokeAnswers } from '../../core/excursions/notify-of-bespoke-answers';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { plainDate } from '../../core/shared/plain-date';
import { Locks } from '../../core/shared/locks.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { notifyOfBespokeAnswersJob } from './excursions.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { absoluteAddress } from '../absolute-address';
import { hrefTrip } from '../hrefs';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { BespokePages } from './bespoke.pages';
import { bespokeRoutes } from './bespoke.routes';

export const bespokeModule = new ContainerModule(({ bind }) => {
  construct(bind(PlanBespoke), PlanBespoke, {
    trips: TripRepository,
    voyages: VoyageContent,
    excursions: ExcursionContent,
    requests: BespokeRequests,
    terms: tokens.excursionTerms,
    clock: Clock,
    openBefore: derived(tokens.config, ({ policy }) => plainDate(policy.excursionsOpenBefore)),
  });
  construct(bind(AskBespoke), AskBespoke, {
    plan: PlanBespoke,
    requests: BespokeRequests,
    excursionBookings: ExcursionBookings,
    locks: Locks,
  });
  construct(bind(NotifyOfBespokeAnswers), NotifyOfBespokeAnswers, {
    requests: BespokeRequests,
    guests: GuestDirectory,
    sender: MessageSender,
    clock: Clock,
    addressOf: absoluteAddress((reservationId) => hrefTrip(reservationId, 'local_experiences')),
  });
  bind(PeriodicJob).toResolvedValue(notifyOfBespokeAnswersJob, [NotifyOfBespokeAnswers, tokens.log]);
  construct(bind(BespokePages), BespokePages, {
    plan: PlanBespoke,
    ask: AskBespoke,
    content: ExcursionContent,
    assets: BuiltAssets,
  });
  bind(CopyChapter).toResolvedValue(
    chapterOfTrips('customExcursions', 'What you have asked us to arrange ashore', (requests: BespokeRequests, ids) =>
      requests.find(ids),
    ),
    [TripRepository, BespokeRequests],
  );
  bind(FeatureRoutes).toResolvedValue(bespokeRoutes, [BespokePages]);
});
