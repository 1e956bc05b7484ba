import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Config } from '../../../config/config';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { MaintainReservations } from '../../core/engine/maintain-reservations';
import { NotifyOfOffers } from '../../core/engine/notify-of-offers';
import { NotifyOfReservations } from '../../core/engine/notify-of-reservations';
import { OfferToWaitlist } from '../../core/engine/offer-to-waitlist';
import { ReservationChanges } from '../../core/engine/reservation-changes.port';
import { ReservationNews } from '../../core/engine/reservation-news.port';
import { WaitlistOffers } from '../../core/engine/waitlist-offers.port';
import { LimitedSender } from '../../core/messages/limited-sender';
import { MessageSender } from '../../core/messages/message-sender.port';
import { NotifyGuest } from '../../core/notification-settings/notify-guest';
import { RemindOfPayments } from '../../core/notification-settings/remind-of-payments';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { maintainReservationsJob, remindOfPaymentsJob } from './engine.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { withOwnEngine } from '../../conditional-module';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { hrefTrip } from '../hrefs';
import { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { BookingReceipt } from './booking-receipt';
import { WaitlistOfferAddress } from './waitlist-offer-address';

const module = new ContainerModule(({ bind }) => {
  bind(NotifyOfOffers).toDynamicValue((context) => {
    const [hosts, address] = [context.get(OurHosts), context.get(WaitlistOfferAddress)];
    return new NotifyOfOffers({
      offers: context.get<WaitlistOffers>(WaitlistOffers),
      sender: limitedSender(context),
      content: context.get<VoyageContent>(VoyageContent),
      inventory: context.get<SailingInventory>(SailingInventory),
      clock: context.get<Clock>(Clock),
      officeTimeZone: context.get(tokens.officeTimeZone),
      // Evaluated when a message is written, because the port is known only once the server listens.
      addressOf: (reservationId) => `${hosts.origin}${address.of(reservationId)}`,
    });
  });
  bind(NotifyOfReservations).toDynamicValue((context) => {
    const [hosts, receipt, address] = [
      context.get(OurHosts),
      context.get(BookingReceipt),
      context.get(WaitlistOfferAddress),
    ];
    return new NotifyOfReservations({
      news: context.get<ReservationNews>(ReservationNews),
      records: context.get<BookingRecords>(BookingRecords),
      content: context.get<VoyageContent>(VoyageContent),
      sender: limitedSender(context),
      clock: context.get<Clock>(Clock),
      takesPayments: context.get<Config>(tokens.config).takesPayments,
      officeTimeZone: context.get<string>(tokens.officeTimeZone),
      addresses: {
        trip: (reservationId) => `${hosts.origin}${hrefTrip(reservationId)}`,
        manage: (reservationId) => `${hosts.origin}${receipt.manageAddress(reservationId)}`,
        confirmation: (reservationId) => `${hosts.origin}${receipt.address(reservationId)}`,
        waitlistEntry: (reservationId) => `${hosts.origin}${address.of(reservationId)}`,
        terms: () => `${hosts.origin}${paths.content.terms}`,
      },
      cancellation: context.get<BookingTerms>(tokens.bookingTerms).cancellation,
    });
  });
  bind(RemindOfPayments).toDynamicValue((context) => {
    const [hosts, receipt] = [context.get(OurHosts), context.get(BookingReceipt)];
    return new RemindOfPayments({
      reminders: context.get<ReservationReminders>(ReservationReminders),
      notifyGuest: context.get(NotifyGuest),
      sender: limitedSender(context),
      clock: context.get<Clock>(Clock),
      officeTimeZone: context.get<string>(tokens.officeTimeZone),
      lineName: context.get<string>(tokens.lineName),
      addresses: {
        payment: (reservationId) => `${hosts.origin}${hrefTrip(reservationId, 'payment')}`,
        manage: (reservationId) => `${hosts.origin}${receipt.manageAddress(reservationId)}`,
      },
    });
  });
  bind(PeriodicJob).toResolvedValue(remindOfPaymentsJob, [RemindOfPayments, tokens.log]);
  construct(bind(MaintainReservations), MaintainReservations, {
    changes: ReservationChanges,
    offers: WaitlistOffers,
    offerToWaitlist: OfferToWaitlist,
    notifyOfOffers: NotifyOfOffers,
    notifyOfReservations: NotifyOfReservations,
  });
  bind(PeriodicJob).toResolvedValue(maintainReservationsJob, [MaintainReservations, tokens.log]);
});

export const reservationMessagesModule = withOwnEngine(module);

const limitedSender = (context: ResolutionContext): MessageSender =>
  new LimitedSender(context.get<MessageSender>(MessageSender), context.get<RateLimits>(RateLimits));
