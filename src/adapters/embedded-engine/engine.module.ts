import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { BookingRecords } from '../../core/engine/booking-records.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { CardPayments } from '../../core/engine/card-payments.port';
import { Fares } from '../../core/engine/fares.port';
import { PaymentIntents } from '../../core/engine/payment-intents.port';
import { WaitlistOffers } from '../../core/engine/waitlist-offers.port';
import { ReservationChanges } from '../../core/engine/reservation-changes.port';
import { ReservationNews } from '../../core/engine/reservation-news.port';
import { Waitlist } from '../../core/engine/waitlist.port';
import { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { Clock } from '../../core/shared/clock.port';
import { ClientRefs } from '../../core/sign-in/client-refs.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { tokens } from '../../tokens';
import type { LineDatabase } from '../sql/line-database';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedCabinBookings } from './cabin-bookings';
import { EmbeddedCardPayments } from './card-payments';
import { EmbeddedClientRefs } from './client-refs';
import { EmbeddedExcursionDemand } from './excursion-demand';
import { EmbeddedExcursionBookings } from './excursion-bookings';
import { EmbeddedFares } from './fares';
import { EmbeddedPaymentIntents } from './payment-intents';
import { EmbeddedWaitlistOffers } from './waitlist-offers';
import { EmbeddedReservationChanges } from './reservation-changes';
import { EmbeddedReservationNews } from './reservation-news';
import { EmbeddedReservationReminders } from './reservation-reminders';
import { EmbeddedSailingInventory } from './sailing-inventory';
import { EmbeddedTripRepository } from './trip-repository';
import { EmbeddedWaitlist } from './waitlist';

type Database = Kysely<LineDatabase>;

/** Bindings for sailings, cabins, reservations, money and seats in the line's own database (ENGINE=embedded). */
export const embeddedEngineModule = new ContainerModule(({ bind }) => {
  const { database, officeTimeZone, bookingTerms, excursionTerms } = tokens;
  bind(ClientRefs).toResolvedValue((db: Database) => new EmbeddedClientRefs(db), [database]);
  bind(TripRepository).toResolvedValue((db: Database) => new EmbeddedTripRepository(db), [database]);
  bind(Fares).toResolvedValue((db: Database) => new EmbeddedFares(db), [database]);
  bind(BookingRecords).toResolvedValue((db: Database) => new EmbeddedBookingRecords(db), [database]);
  bind(CardPayments).toResolvedValue((db: Database) => new EmbeddedCardPayments(db), [database]);
  bind(ExcursionDemand).toResolvedValue((db: Database) => new EmbeddedExcursionDemand(db), [database]);
  bind(PaymentIntents).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedPaymentIntents(db, clock),
    [database, Clock],
  );
  bind(WaitlistOffers).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedWaitlistOffers(db, clock),
    [database, Clock],
  );
  bind(ReservationNews).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedReservationNews(db, clock),
    [database, Clock],
  );
  bind(ReservationReminders).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedReservationReminders(db, clock),
    [database, Clock],
  );
  bind(SailingInventory).toResolvedValue(
    (db: Database, clock: Clock, timeZone: string) => new EmbeddedSailingInventory(db, clock, timeZone),
    [database, Clock, officeTimeZone],
  );
  bind(Waitlist).toResolvedValue(
    (db: Database, clock: Clock, timeZone: string) => new EmbeddedWaitlist(db, clock, timeZone),
    [database, Clock, officeTimeZone],
  );
  bind(CabinBookings).toResolvedValue(
    (db: Database, clock: Clock, timeZone: string, { mostOpenOffers }: BookingTerms) =>
      new EmbeddedCabinBookings(db, clock, timeZone, mostOpenOffers),
    [database, Clock, officeTimeZone, bookingTerms],
  );
  bind(ReservationChanges).toResolvedValue(
    (db: Database, clock: Clock, timeZone: string, terms: ExcursionTerms) =>
      new EmbeddedReservationChanges(db, clock, timeZone, terms),
    [database, Clock, officeTimeZone, excursionTerms],
  );
  bind(ExcursionBookings).toResolvedValue(
    (db: Database, clock: Clock, terms: ExcursionTerms) => new EmbeddedExcursionBookings(db, clock, terms),
    [database, Clock, excursionTerms],
  );
});
