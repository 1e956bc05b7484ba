import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TripBook } from '../../core/trips/trip-book.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { TripsApi } from './trips.api';
import { TripsPages } from './trips.pages';

export const tripsModule = new ContainerModule(({ bind }) => {
  bind(TripsPages).toResolvedValue(
    (trips: TripBook, guests: GuestDirectory, content: VoyageContent, assets: BuiltAssets, renderer: PageRenderer, clock: Clock, officeTimeZone: string) =>
      new TripsPages({ trips, guests, content, assets, renderer, clock, officeTimeZone }),
    [TripBook, GuestDirectory, VoyageContent, BuiltAssets, PageRenderer, Clock, tokens.officeTimeZone],
  );
  bind(TripsApi).toResolvedValue((trips: TripBook) => new TripsApi(trips), [TripBook]);
});
