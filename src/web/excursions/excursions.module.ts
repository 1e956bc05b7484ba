import { ContainerModule } from 'inversify';
import { chapterOfTrips, CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { Config } from '../../../config/config';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { SeatChanges } from '../../core/excursions/seat-changes.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import { FindDepartures } from '../../core/excursions/find-departures';
import { FindExperiences } from '../../core/excursions/find-experiences';
import { PlanExcursionBooking } from '../../core/excursions/plan-excursion-booking';
import { ReconcilingExcursionBookings } from '../../core/excursions/reconciling-excursion-bookings';
import { PendingExcursionBookings } from '../../core/excursions/pending-excursion-bookings.port';
import { ReconcileExcursionBookings } from '../../core/excursions/reconcile-excursion-bookings';
import { NotifyOfExcursionBooking } from '../../core/excursions/notify-of-excursion-booking';
import { RemoveExcursionBookings } from '../../core/excursions/remove-excursion-bookings';
import { ReserveExperience } from '../../core/excursions/reserve-experience';
import { MaintainExcursions } from '../../core/excursions/maintain-excursions';
import { MessageSender } from '../../core/messages/message-sender.port';
import { ShowExperience } from '../../core/excursions/show-experience';
import { ShowSailingExperiences } from '../../core/excursions/show-sailing-experiences';
import { Clock } from '../../core/shared/clock.port';
import { plainDate } from '../../core/shared/plain-date';
import { OpenParty } from '../../core/party/open-party';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { GetSailing } from '../../core/voyages/get-sailing';
import { PartyMembers } from '../../core/party/party-members.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { reconcileExcursionBookingsJob, maintainExcursionsJob } from './excursions.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { constant, construct, derived, optional } from '../../construct';
import { tokens } from '../../tokens';
import { AdmissionControl } from '../admission/admission-control';
import { Metrics } from '../health/metrics';
import { absoluteAddress } from '../absolute-address';
import { OurHosts } from '../our-hosts';
import { hrefTrip } from '../hrefs';
import { paths } from '../paths';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { OpenStreams } from '../routing/open-streams';
import { GuestInterests } from '../preferences/guest-interests';
import { VoyageBrowsing } from '../voyages/voyage-browsing';
import { excursionsRoutes } from './excursions.routes';
import { ReserveExperiencePages } from './reserve-experience.pages';
import { ExcursionBookingApi } from './excursion-booking.api';
import { ExcursionsApi } from './excursions.api';
import { ExcursionsPages } from './excursions.pages';
import { OwnBookings } from './own-bookings';
import { SeatPoller } from './seat-poller';
import { SeatsEvents } from './seats-events';

const lookEveryMs = 500;
const beatMs = 15_000;
/**
 * A browser without HTTP/2 opens six connections to a site, of which two must stay free for pages. A guest may use
 * three browsers.
 */
const maxStreams = { ofSession: 4, ofGuest: 12 };

export const excursionsModule = new ContainerModule(({ bind }) => {
  construct(bind(FindExperiences), FindExperiences, [ExcursionContent, FindVoyages, ExcursionDemand]);
  construct(bind(ShowExperience), ShowExperience, [FindExperiences, VoyageContent]);
  construct(bind(ShowSailingExperiences), ShowSailingExperiences, [ExcursionContent, GetSailing]);
  construct(bind(FindDepartures), FindDepartures, {
    excursions: ExcursionContent,
    voyages: VoyageContent,
    inventory: SailingInventory,
    changes: TripChanges,
    excursionBookings: ExcursionBookings,
    clock: Clock,
  });
  construct(bind(NotifyOfExcursionBooking), NotifyOfExcursionBooking, {
    guests: GuestDirectory,
    members: PartyMembers,
    content: ExcursionContent,
    sender: MessageSender,
    marks: SingleUse,
    limits: RateLimits,
    terms: tokens.excursionTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    // Mails link to the list of trips, because the page of a trip differs for companions and for the guest who booked.
    tripsUrl: derived(OurHosts, (hosts) => () => `${hosts.origin}${paths.trips.list}`),
    warn: derived(
      tokens.log,
      (log) => (err: unknown) => log.warn({ err }, 'guests could not be written to about an excursion'),
    ),
  });
  construct(bind(RemoveExcursionBookings), RemoveExcursionBookings, [ExcursionBookings, NotifyOfExcursionBooking]);
  construct(bind(ReserveExperience), ReserveExperience, {
    trips: TripRepository,
    voyages: VoyageContent,
    departures: FindDepartures,
    excursionBookings: ExcursionBookings,
    notify: NotifyOfExcursionBooking,
    openBefore: derived(tokens.config, ({ policy }) => plainDate(policy.excursionsOpenBefore)),
  });
  construct(bind(ReconcileExcursionBookings), ReconcileExcursionBookings, {
    pending: PendingExcursionBookings,
    // The embedded booking system answers at once, so that no booking is ever pending.
    excursionBookings: derived(
      optional(ReconcilingExcursionBookings),
      (bookings) => bookings ?? { reconcile: async () => 'open' as const, findByKey: async () => undefined },
    ),
    notifyOfBooking: NotifyOfExcursionBooking,
    guests: GuestDirectory,
    content: ExcursionContent,
    sender: MessageSender,
    clock: Clock,
    addressOf: absoluteAddress((reservationId) => hrefTrip(reservationId, 'local_experiences')),
  });
  construct(bind(MaintainExcursions), MaintainExcursions, {
    excursionBookings: ExcursionBookings,
    guests: GuestDirectory,
    content: ExcursionContent,
    sender: MessageSender,
    clock: Clock,
    terms: tokens.excursionTerms,
    addressOf: absoluteAddress((reservationId) => hrefTrip(reservationId, 'local_experiences')),
  });
  bind(PeriodicJob).toResolvedValue(reconcileExcursionBookingsJob, [ReconcileExcursionBookings, tokens.log]);
  bind(PeriodicJob).toResolvedValue(maintainExcursionsJob, [MaintainExcursions, tokens.log]);
  construct(bind(PlanExcursionBooking), PlanExcursionBooking, {
    excursions: ExcursionContent,
    voyages: VoyageContent,
    trips: TripRepository,
    departures: FindDepartures,
    excursionBookings: ExcursionBookings,
    bespoke: BespokeRequests,
    terms: tokens.excursionTerms,
    clock: Clock,
    openBefore: derived(tokens.config, ({ policy }) => plainDate(policy.excursionsOpenBefore)),
  });
  construct(bind(ReserveExperiencePages), ReserveExperiencePages, {
    planExcursionBooking: PlanExcursionBooking,
    reserveExperience: ReserveExperience,
    departures: FindDepartures,
    assets: BuiltAssets,
    terms: tokens.excursionTerms,
    clock: Clock,
  });
  construct(bind(ExcursionBookingApi), ExcursionBookingApi, {
    departures: FindDepartures,
    reserveExperience: ReserveExperience,
    excursionBookings: ExcursionBookings,
    removeExcursions: RemoveExcursionBookings,
    trips: TripRepository,
    clock: Clock,
  });
  bind(OpenStreams).toResolvedValue(
    (metrics: Metrics, admission: AdmissionControl, config: Config) => {
      const streams = new OpenStreams({ ...maxStreams, ofNode: config.maxStreams }, admission);
      metrics.addGauge({
        name: 'landfall_seat_streams',
        help: 'Open pages that follow seats and places in line',
        read: async () => streams.count,
      });
      metrics.addGauge({
        name: 'landfall_seat_streams_limit',
        help: 'How many of them this node takes (MAX_STREAMS)',
        read: async () => config.maxStreams,
      });
      return streams;
    },
    [Metrics, AdmissionControl, tokens.config],
  );
  construct(bind(SeatPoller), SeatPoller, {
    excursionBookings: ExcursionBookings,
    changes: SeatChanges,
    tripChanges: TripChanges,
    clock: Clock,
    everyMs: constant(lookEveryMs),
  });
  construct(bind(SeatsEvents), SeatsEvents, {
    departures: FindDepartures,
    trips: TripRepository,
    parties: OpenParty,
    seatPoller: SeatPoller,
    streams: OpenStreams,
    beatMs: constant(beatMs),
  });
  construct(bind(OwnBookings), OwnBookings, [ExcursionBookings, Clock]);
  construct(bind(ExcursionsPages), ExcursionsPages, {
    findExperiences: FindExperiences,
    showExperience: ShowExperience,
    content: VoyageContent,
    assets: BuiltAssets,
    heads: PageHeads,
    browsing: VoyageBrowsing,
    tastes: GuestInterests,
    ownBookings: OwnBookings,
  });
  construct(bind(ExcursionsApi), ExcursionsApi, {
    excursions: ExcursionContent,
    voyages: VoyageContent,
    showSailingExperiences: ShowSailingExperiences,
    assets: BuiltAssets,
    answers: JsonAnswers,
  });
  bind(CopyChapter).toResolvedValue(
    chapterOfTrips('experiences', 'Your experiences ashore, ahead', (bookings: ExcursionBookings, reservationIds) =>
      bookings.findParties(reservationIds),
    ),
    [TripRepository, ExcursionBookings],
  );
  bind(FeatureRoutes).toResolvedValue(excursionsRoutes, [
    ExcursionsPages,
    ExcursionsApi,
    ExcursionBookingApi,
    ReserveExperiencePages,
    SeatsEvents,
    ExcursionContent,
  ]);
});
