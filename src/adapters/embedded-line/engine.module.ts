import { ContainerModule } from 'inversify';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { CardPayments } from '../../core/engine/card-payments.port';
import { PaymentIntents } from '../../core/engine/payment-intents.port';
import { Fares } from '../../core/engine/fares.port';
import { WaitlistOffers } from '../../core/engine/waitlist-offers.port';
import { ReservationNews } from '../../core/engine/reservation-news.port';
import { ReservationChanges } from '../../core/engine/reservation-changes.port';
import { Waitlist } from '../../core/engine/waitlist.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import { ClientRefs } from '../../core/sign-in/client-refs.port';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedClientRefs } from './client-refs';
import type { EmbeddedLine } from './embedded-line';
import { EmbeddedExcursionDemand } from './excursion-demand';

/** Sailings, cabins, reservations, money and seats in the line’s own database (ENGINE=embedded). */
export const embeddedEngineModule = (line: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(ClientRefs).toConstantValue(new EmbeddedClientRefs(line.database));
    bind(ExcursionDemand).toConstantValue(new EmbeddedExcursionDemand(line.database));
    bind(ExcursionBookings).toConstantValue(line.excursionBookings);
    bind(ReservationReminders).toConstantValue(line.reservationReminders);
    bind(SailingInventory).toConstantValue(line.sailingInventory);
    bind(TripRepository).toConstantValue(line.tripRepository);
    bind(Fares).toConstantValue(line.fares);
    bind(CabinBookings).toConstantValue(line.cabinBookings);
    bind(Waitlist).toConstantValue(line.waitlist);
    bind(WaitlistOffers).toConstantValue(line.waitlistOffers);
    bind(ReservationNews).toConstantValue(line.reservationNews);
    bind(ReservationChanges).toConstantValue(line.reservationChanges);
    bind(BookingRecords).toConstantValue(new EmbeddedBookingRecords(line.database));
    bind(CardPayments).toConstantValue(line.cardPayments);
    bind(PaymentIntents).toConstantValue(line.paymentIntents);
  });
