import { ContainerModule } from 'inversify';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { Clock } from '../../core/shared/clock.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { TripCards } from '../trips/trip-cards';
import { OverviewPages } from './overview.pages';
import { ProfileNewsPages } from './profile-news.pages';
import { ProfileSide } from './profile-side';
import { profileRoutes } from './profile.routes';

export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileSide).toResolvedValue((guests: GuestDirectory) => new ProfileSide(guests), [GuestDirectory]);
  bind(OverviewPages).toResolvedValue(
    (
      side: ProfileSide,
      cards: TripCards,
      calendar: ConsultantCalendar,
      newsroom: Newsroom,
      assets: BuiltAssets,
      clock: Clock,
      officeTimeZone: string,
    ) => new OverviewPages({ side, cards, calendar, newsroom, assets, clock, officeTimeZone }),
    [ProfileSide, TripCards, ConsultantCalendar, Newsroom, BuiltAssets, Clock, tokens.officeTimeZone],
  );
  bind(ProfileNewsPages).toResolvedValue(
    (side: ProfileSide, newsroom: Newsroom, assets: BuiltAssets) => new ProfileNewsPages(side, newsroom, assets),
    [ProfileSide, Newsroom, BuiltAssets],
  );
  bind(FeatureRoutes).toResolvedValue(profileRoutes, [OverviewPages, ProfileNewsPages]);
});
