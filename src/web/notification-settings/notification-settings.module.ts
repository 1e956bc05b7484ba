import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { MessageSender } from '../../core/messages/message-sender.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { RemindOfPayments } from '../../core/notification-settings/remind-of-payments';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { NotifyGuest } from '../../core/notification-settings/notify-guest';
import { WriteOfVoyages } from '../../core/notification-settings/write-of-voyages';
import type { VoyageOccasion } from '../../core/notification-settings/voyage-messages';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { hrefContactUs, hrefTrip, paths } from '../paths';
import { ProfileSide } from '../profile/profile-side';
import { FeatureRoutes } from '../routing/feature-routes';
import { ActivityNews } from './activity-news';
import { NotificationSettingsApi } from './notification-settings.api';
import { NotificationSettingsPages } from './notification-settings.pages';
import { notificationSettingsRoutes } from './notification-settings.routes';

const hrefOfOccasion: Readonly<Record<VoyageOccasion, (reservationId: string) => string>> = {
  planning: (reservationId) => hrefTrip(reservationId, 'local_experiences'),
  papers: () => paths.content.terms,
  policies: () => paths.content.terms,
  feedback: (reference) => hrefContactUs('sailed-trip', { reference }),
};

export const notificationSettingsModule = new ContainerModule(({ bind }) => {
  bind(NotifyGuest).toResolvedValue(
    (
      guests: GuestDirectory,
      sender: MessageSender,
      limits: RateLimits,
      countries: TextMessageCountries,
      hosts: OurHosts,
    ) =>
      // Evaluated when a message is written, because the port is known only once the server listens.
      new NotifyGuest({
        guests,
        sender,
        limits,
        countries,
        settingsUrl: () => `${hosts.origin}${paths.account.notifications}`,
      }),
    [GuestDirectory, MessageSender, RateLimits, TextMessageCountries, OurHosts],
  );
  bind(RemindOfPayments).toResolvedValue(
    (
      reminders: ReservationReminders,
      notifyGuest: NotifyGuest,
      clock: Clock,
      officeTimeZone: string,
      lineName: string,
      hosts: OurHosts,
    ) =>
      new RemindOfPayments({
        reminders,
        notifyGuest,
        clock,
        officeTimeZone,
        lineName,
        addressOf: (reservationId) => `${hosts.origin}${hrefTrip(reservationId, 'payment')}`,
      }),
    [ReservationReminders, NotifyGuest, Clock, tokens.officeTimeZone, tokens.lineName, OurHosts],
  );
  bind(WriteOfVoyages).toResolvedValue(
    (
      reminders: ReservationReminders,
      notifyGuest: NotifyGuest,
      clock: Clock,
      officeTimeZone: string,
      lineName: string,
      hosts: OurHosts,
    ) =>
      new WriteOfVoyages({
        reminders,
        notifyGuest,
        clock,
        officeTimeZone,
        lineName,
        addressOf: (occasion, reservationId) => `${hosts.origin}${hrefOfOccasion[occasion](reservationId)}`,
      }),
    [ReservationReminders, NotifyGuest, Clock, tokens.officeTimeZone, tokens.lineName, OurHosts],
  );
  construct(bind(ActivityNews), ActivityNews, { notifyGuest: NotifyGuest, hosts: OurHosts, lineName: tokens.lineName });
  construct(bind(NotificationSettingsApi), NotificationSettingsApi, {
    preferences: NotificationPreferences,
    news: ActivityNews,
  });
  bind(NotificationSettingsPages).toResolvedValue(
    (preferences: NotificationPreferences, news: ActivityNews, side: ProfileSide, { engine }: Config) =>
      new NotificationSettingsPages({ preferences, news, side, hasOwnEngine: engine.kind === 'embedded' }),
    [NotificationPreferences, ActivityNews, ProfileSide, tokens.config],
  );
  bind(FeatureRoutes).toResolvedValue(notificationSettingsRoutes, [NotificationSettingsPages, NotificationSettingsApi]);
});
