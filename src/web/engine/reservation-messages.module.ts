import { ContainerModule } from 'inversify';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { MaintainReservations } from '../../core/engine/maintain-reservations';
import { NotifyOfOffers } from '../../core/engine/notify-of-offers';
import { NotifyOfRefunds } from '../../core/engine/notify-of-refunds';
import { NotifyOfReservations } from '../../core/engine/notify-of-reservations';
import { OfferToWaitlist } from '../../core/engine/offer-to-waitlist';
import { RefundedPayments } from '../../core/engine/refunded-payments.port';
import { ReservationChanges } from '../../core/engine/reservation-changes.port';
import { ReservationNews } from '../../core/engine/reservation-news.port';
import { WaitlistOffers } from '../../core/engine/waitlist-offers.port';
import { LimitedSender } from '../../core/messages/limited-sender';
import { MessageSender } from '../../core/messages/message-sender.port';
import { NotifyGuest } from '../../core/notification-settings/notify-guest';
import { RemindOfPayments } from '../../core/notification-settings/remind-of-payments';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { voyageStepAddress } from '../../core/reserve/step-address';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { maintainReservationsJob, remindOfPaymentsJob } from './engine.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { withOwnEngine } from '../../conditional-module';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { hrefTrip } from '../hrefs';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { BookingReceipt } from './booking-receipt';
import { WaitlistOfferAddress } from './waitlist-offer-address';

const module = new ContainerModule(({ bind }) => {
  const sender = derived([MessageSender, RateLimits], (everySender, limits) => new LimitedSender(everySender, limits));
  construct(bind(NotifyOfOffers), NotifyOfOffers, {
    offers: WaitlistOffers,
    sender,
    content: VoyageContent,
    inventory: SailingInventory,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    // Evaluated when a message is written, because the port is known only once the server listens.
    addressOf: derived(
      [OurHosts, WaitlistOfferAddress],
      (hosts, address) => (reservationId: string) => `${hosts.origin}${address.of(reservationId)}`,
    ),
  });
  construct(bind(NotifyOfReservations), NotifyOfReservations, {
    news: ReservationNews,
    records: BookingRecords,
    content: VoyageContent,
    sender,
    clock: Clock,
    takesPayments: derived(tokens.config, ({ takesPayments }) => takesPayments),
    officeTimeZone: tokens.officeTimeZone,
    addresses: derived([OurHosts, BookingReceipt, WaitlistOfferAddress], (hosts, receipt, address) => ({
      trip: (reservationId: string) => `${hosts.origin}${hrefTrip(reservationId)}`,
      manage: (reservationId: string) => `${hosts.origin}${receipt.manageAddress(reservationId)}`,
      confirmation: (reservationId: string) => `${hosts.origin}${receipt.address(reservationId)}`,
      waitlistEntry: (reservationId: string) => `${hosts.origin}${address.of(reservationId)}`,
      terms: () => `${hosts.origin}${paths.content.terms}`,
    })),
    cancellation: derived(tokens.bookingTerms, ({ cancellation }) => cancellation),
  });
  construct(bind(NotifyOfRefunds), NotifyOfRefunds, {
    refundedPayments: RefundedPayments,
    sender,
    content: VoyageContent,
    inventory: SailingInventory,
    clock: Clock,
    addresses: derived([OurHosts, BookingReceipt], (hosts, receipt) => ({
      suites: (itineraryId: string) => `${hosts.origin}${voyageStepAddress({ itineraryId })}`,
      voyages: () => `${hosts.origin}${paths.voyages.list}`,
      manage: (reservationId: string) => `${hosts.origin}${receipt.manageAddress(reservationId)}`,
    })),
  });
  construct(bind(RemindOfPayments), RemindOfPayments, {
    reminders: ReservationReminders,
    notifyGuest: NotifyGuest,
    sender,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
    addresses: derived([OurHosts, BookingReceipt], (hosts, receipt) => ({
      payment: (reservationId: string) => `${hosts.origin}${hrefTrip(reservationId, 'payment')}`,
      manage: (reservationId: string) => `${hosts.origin}${receipt.manageAddress(reservationId)}`,
    })),
  });
  bind(PeriodicJob).toResolvedValue(remindOfPaymentsJob, [RemindOfPayments, tokens.log]);
  construct(bind(MaintainReservations), MaintainReservations, {
    changes: ReservationChanges,
    offers: WaitlistOffers,
    offerToWaitlist: OfferToWaitlist,
    notifyOfOffers: NotifyOfOffers,
    notifyOfReservations: NotifyOfReservations,
    notifyOfRefunds: NotifyOfRefunds,
  });
  bind(PeriodicJob).toResolvedValue(maintainReservationsJob, [MaintainReservations, tokens.log]);
});

export const reservationMessagesModule = withOwnEngine(module);
