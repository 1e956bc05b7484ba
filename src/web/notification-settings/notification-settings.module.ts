import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import { NotifyGuest } from '../../core/notification-settings/notify-guest';
import { NotifyOfVoyages } from '../../core/notification-settings/notify-of-voyages';
import type { VoyageOccasion } from '../../core/notification-settings/voyage-messages';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { hrefContactUs, hrefTrip } from '../hrefs';
import { paths } from '../paths';
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
  // Evaluated when a message is written, because the port is known only once the server listens.
  construct(bind(NotifyGuest), NotifyGuest, {
    guests: GuestDirectory,
    sender: MessageSender,
    limits: RateLimits,
    countries: TextMessageCountries,
    settingsUrl: derived(OurHosts, (hosts) => () => `${hosts.origin}${paths.account.notifications}`),
  });
  construct(bind(NotifyOfVoyages), NotifyOfVoyages, {
    reminders: ReservationReminders,
    notifyGuest: NotifyGuest,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
    addressOf: derived(
      OurHosts,
      (hosts) => (occasion: keyof typeof hrefOfOccasion, reservationId: string) =>
        `${hosts.origin}${hrefOfOccasion[occasion](reservationId)}`,
    ),
  });
  construct(bind(ActivityNews), ActivityNews, { notifyGuest: NotifyGuest, hosts: OurHosts, lineName: tokens.lineName });
  construct(bind(NotificationSettingsApi), NotificationSettingsApi, {
    preferences: NotificationPreferences,
    news: ActivityNews,
  });
  construct(bind(NotificationSettingsPages), NotificationSettingsPages, {
    preferences: NotificationPreferences,
    news: ActivityNews,
    side: ProfileSide,
    hasOwnEngine: derived(tokens.config, ({ engine }) => engine.kind === 'embedded'),
  });
  compute(bind(CopyChapter), [NotificationPreferences], (preferences) =>
    chapterOf('notificationSettings', 'Your notification settings', (contactId) => preferences.find(contactId)),
  );
  bind(FeatureRoutes).toResolvedValue(notificationSettingsRoutes, [NotificationSettingsPages, NotificationSettingsApi]);
});
