import { ContainerModule } from 'inversify';
import { Waitlist } from '../../core/engine/waitlist.port';
import { Clock } from '../../core/shared/clock.port';
import { TripBook } from '../../core/trips/trip-book.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { PlaceAddress } from '../engine/place-address';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { TripCards } from './trip-cards';
import { TripsApi } from './trips.api';
import { TripsPages } from './trips.pages';
import { WaitlistPlaces } from './waitlist-places';

export const tripsModule = new ContainerModule(({ bind }) => {
  bind(WaitlistPlaces).toResolvedValue(
    (waitlist: Waitlist, address: PlaceAddress, officeTimeZone: string) => new WaitlistPlaces(waitlist, address, officeTimeZone),
    [Waitlist, PlaceAddress, tokens.officeTimeZone],
  );
  bind(TripCards).toResolvedValue(
    (trips: TripBook, waitlistPlaces: WaitlistPlaces, content: VoyageContent, assets: BuiltAssets) => new TripCards({ trips, waitlistPlaces, content, assets }),
    [TripBook, WaitlistPlaces, VoyageContent, BuiltAssets],
  );
  bind(TripsPages).toResolvedValue(
    (trips: TripBook, cards: TripCards, waitlistPlaces: WaitlistPlaces, side: ProfileSide, content: VoyageContent, assets: BuiltAssets, renderer: PageRenderer, clock: Clock, officeTimeZone: string) =>
      new TripsPages({ trips, cards, waitlistPlaces, side, content, assets, renderer, clock, officeTimeZone }),
    [TripBook, TripCards, WaitlistPlaces, ProfileSide, VoyageContent, BuiltAssets, PageRenderer, Clock, tokens.officeTimeZone],
  );
  bind(TripsApi).toResolvedValue((trips: TripBook) => new TripsApi(trips), [TripBook]);
});
