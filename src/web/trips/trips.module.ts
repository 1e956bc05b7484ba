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
import { TripsApi } from './trips.api';
import { TripsPages } from './trips.pages';
import { WaitlistPlaces } from './waitlist-places';

export const tripsModule = new ContainerModule(({ bind }) => {
  bind(WaitlistPlaces).toResolvedValue(
    (waitlist: Waitlist, address: PlaceAddress, officeTimeZone: string) => new WaitlistPlaces(waitlist, address, officeTimeZone),
    [Waitlist, PlaceAddress, tokens.officeTimeZone],
  );
  bind(TripsPages).toResolvedValue(
    (trips: TripBook, waitlistPlaces: WaitlistPlaces, side: ProfileSide, content: VoyageContent, assets: BuiltAssets, renderer: PageRenderer, clock: Clock, officeTimeZone: string) =>
      new TripsPages({ trips, waitlistPlaces, side, content, assets, renderer, clock, officeTimeZone }),
    [TripBook, WaitlistPlaces, ProfileSide, VoyageContent, BuiltAssets, PageRenderer, Clock, tokens.officeTimeZone],
  );
  bind(TripsApi).toResolvedValue((trips: TripBook) => new TripsApi(trips), [TripBook]);
});
