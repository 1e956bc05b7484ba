import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { StaffMembers } from '../../core/requests/staff-members.port';
import { Clock } from '../../core/shared/clock.port';
import { Secrets } from '../../core/shared/secrets.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { compute, construct, optional } from '../../construct';
import { PreparationSummaries } from '../preparation/preparation-summary';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { CurrentTrips } from '../trip-day/current-trips';
import { TripDayPresenter } from '../trip-day/trip-day-presenter';
import { TripCards } from '../trips/trip-cards';
import { DraftKeys } from './draft-keys';
import { OverviewPages } from './overview.pages';
import { ProfileNewsPages } from './profile-news.pages';
import { ProfileSide } from './profile-side';
import { profileRoutes } from './profile.routes';

export const profileModule = new ContainerModule(({ bind }) => {
  construct(bind(ProfileSide), ProfileSide, [GuestDirectory, optional(StaffMembers)]);
  construct(bind(OverviewPages), OverviewPages, {
    side: ProfileSide,
    cards: TripCards,
    calendar: ConsultantCalendar,
    newsroom: Newsroom,
    current: CurrentTrips,
    tripDay: TripDayPresenter,
    preparation: PreparationSummaries,
    assets: BuiltAssets,
    clock: Clock,
  });
  construct(bind(ProfileNewsPages), ProfileNewsPages, [ProfileSide, Newsroom, BuiltAssets]);
  compute(bind(CopyChapter), [GuestDirectory], (guests) =>
    chapterOf('profile', 'Your profile and your consultant', (contactId) => guests.getGuest(contactId)),
  );
  construct(bind(DraftKeys), DraftKeys, [Secrets]);
  bind(FeatureRoutes).toResolvedValue(profileRoutes, [OverviewPages, ProfileNewsPages, DraftKeys]);
});
