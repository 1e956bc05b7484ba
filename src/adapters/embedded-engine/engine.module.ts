import { ContainerModule } from 'inversify';
import { chapterOfTrips, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { readPayments } from '../../core/engine/read-payments';
import { DueRefunds } from '../../core/engine/due-refunds.port';
import { Acceptances } from '../../core/engine/acceptances.port';
import { BookingAdvisers } from '../../core/engine/booking-advisers.port';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { HoldSuites } from '../../core/engine/hold-suites.port';
import { Fares } from '../../core/engine/fares.port';
import { HoldDrafts } from '../../core/engine/hold-drafts.port';
import { PaymentAlerts } from '../../core/engine/payment-alerts.port';
import { PaymentIntents } from '../../core/engine/payment-intents.port';
import { WaitlistOffers } from '../../core/engine/waitlist-offers.port';
import { RefundedPayments } from '../../core/engine/refunded-payments.port';
import { ReservationChanges } from '../../core/engine/reservation-changes.port';
import { ReservationNews } from '../../core/engine/reservation-news.port';
import { Waitlist } from '../../core/engine/waitlist.port';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { KnownTrips, noKnownTrips } from '../../core/preparation/known-trips.port';
import { PreparationReminders } from '../../core/preparation/preparation-reminders.port';
import { Clock } from '../../core/shared/clock.port';
import { GuestSeals } from '../../core/shared/guest-seals.port';
import { ClientRefs } from '../../core/sign-in/client-refs.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import type { Metrics } from '../../web/health/metrics';
import { MetricSource } from '../../web/health/metric-source';
import { readOnce } from '../../web/health/read-once';
import { SqlPreparationReminders } from '../embedded-state/preparation/preparation-reminders';
import type { OpenDatabase } from '../sql/line-database';
import { EmbeddedAcceptances } from './acceptances';
import { EmbeddedBookingAdvisers } from './booking-advisers';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedCabinBookings } from './cabin-bookings';
import { EmbeddedClientRefs } from './client-refs';
import { EmbeddedDueRefunds } from './due-refunds';
import { EmbeddedExcursionDemand } from './excursion-demand';
import { EmbeddedExcursionBookings } from './excursion-bookings';
import { EmbeddedBespokeRequests } from './excursions/bespoke-requests';
import { EmbeddedFares } from './fares';
import { EmbeddedHoldSuites } from './hold-suites';
import { EmbeddedHoldDrafts } from './hold-drafts';
import { readMessageOutbox } from './message-outbox';
import { EmbeddedPaymentAlerts } from './payment-alerts';
import { EmbeddedPaymentIntents } from './payment-intents';
import { EmbeddedWaitlistOffers } from './waitlist-offers';
import { EmbeddedRefundedPayments } from './refunded-payments';
import { EmbeddedReservationChanges } from './reservation-changes';
import { EmbeddedReservationNews } from './reservation-news';
import { findBookedTrips } from './booked-trips';
import { EmbeddedReservationReminders } from './reservation-reminders';
import { EmbeddedSailingCabins } from './sailing-cabins';
import { EmbeddedSailingInventory } from './sailing-inventory';
import { EmbeddedTripRepository } from './trip-repository';
import { EmbeddedWaitlist } from './waitlist';

export const embeddedEngineModule = new ContainerModule(({ bind }) => {
  const { database, officeTimeZone, bookingTerms, excursionTerms } = tokens;
  construct(bind(ClientRefs), EmbeddedClientRefs, [database]);
  construct(bind(TripRepository), EmbeddedTripRepository, [database]);
  construct(bind(Acceptances), EmbeddedAcceptances, [database]);
  construct(bind(BookingAdvisers), EmbeddedBookingAdvisers, [database, Clock]);
  construct(bind(Fares), EmbeddedFares, [database, VoyageContent]);
  construct(bind(BookingRecords), EmbeddedBookingRecords, [database]);
  construct(bind(DueRefunds), EmbeddedDueRefunds, [database, Clock]);
  construct(bind(HoldSuites), EmbeddedHoldSuites, [database, Clock]);
  construct(bind(ExcursionDemand), EmbeddedExcursionDemand, [database]);
  construct(bind(BespokeRequests), EmbeddedBespokeRequests, [database, Clock]);
  construct(bind(HoldDrafts), EmbeddedHoldDrafts, [database, GuestSeals, Clock]);
  construct(bind(PaymentAlerts), EmbeddedPaymentAlerts, [database, Clock]);
  construct(bind(PaymentIntents), EmbeddedPaymentIntents, [database, Clock]);
  construct(bind(WaitlistOffers), EmbeddedWaitlistOffers, [database, Clock]);
  bind(MetricSource).toResolvedValue(
    (db: OpenDatabase) => (metrics: Metrics) => {
      const read = readOnce(() => readMessageOutbox(db));
      metrics.addGauge({
        name: 'landfall_messages_waiting',
        help: 'Messages to guests that were not sent yet',
        read: async () => (await read()).waiting,
      });
      metrics.addGauge({
        name: 'landfall_messages_oldest_seconds',
        help: 'Age of the oldest change of a reservation, or answer to a request, of which its guest was not told yet',
        read: async () => (await read()).oldestSeconds,
      });
    },
    [database],
  );
  construct(bind(RefundedPayments), EmbeddedRefundedPayments, [database, Clock]);
  construct(bind(ReservationNews), EmbeddedReservationNews, [database, Clock]);
  construct(bind(ReservationReminders), EmbeddedReservationReminders, [database, Clock]);
  construct(bind(PreparationReminders), SqlPreparationReminders, [database, Clock, derived(database, findBookedTrips)]);
  bind(KnownTrips).toConstantValue(noKnownTrips);
  construct(bind(SailingInventory), EmbeddedSailingInventory, [database, Clock, officeTimeZone]);
  construct(bind(SailingCabins), EmbeddedSailingCabins, [database, Clock]);
  construct(bind(Waitlist), EmbeddedWaitlist, [database, Clock, officeTimeZone]);
  construct(bind(CabinBookings), EmbeddedCabinBookings, [
    database,
    Clock,
    officeTimeZone,
    derived(bookingTerms, ({ maxOpenOffers }) => maxOpenOffers),
  ]);
  construct(bind(ReservationChanges), EmbeddedReservationChanges, [
    database,
    Clock,
    officeTimeZone,
    excursionTerms,
    derived(bookingTerms, ({ cancellation }) => cancellation),
  ]);
  construct(bind(ExcursionBookings), EmbeddedExcursionBookings, [database, Clock, excursionTerms]);
  // A vendor exports its own payments and waitlists, so that only the embedded engine has these chapters.
  bind(CopyChapter).toResolvedValue(chapterOfTrips('payments', 'Your payments', readPayments), [
    TripRepository,
    BookingRecords,
  ]);
  bind(CopyChapter).toResolvedValue(
    chapterOfTrips('waitlistPlaces', 'Your places on waitlists', (waitlist: Waitlist, reservationIds) =>
      waitlist.findEntries(reservationIds),
    ),
    [TripRepository, Waitlist],
  );
});
