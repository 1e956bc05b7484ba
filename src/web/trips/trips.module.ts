import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import { Waitlist } from '../../core/engine/waitlist.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { ExcursionDesk } from '../../core/excursions/excursion-desk.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import { Clock } from '../../core/shared/clock.port';
import { plainDate } from '../../core/shared/plain-date';
import { TripBook } from '../../core/trips/trip-book.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { PlaceAddress } from '../engine/place-address';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { DevMode } from './dev-mode';
import { TripCards } from './trip-cards';
import { OutingsPages } from './outings.pages';
import { TripOutingsPrinter } from './trip-outings';
import { TripPages } from './trip.pages';
import { TripPrinter } from './trip-printer';
import { TripsApi } from './trips.api';
import { TripsPages } from './trips.pages';
import { WaitlistPlaces } from './waitlist-places';

export const tripsModule = new ContainerModule(({ bind }) => {
  bind(DevMode).toResolvedValue((config: Config) => new DevMode(config), [tokens.config]);
  bind(WaitlistPlaces).toResolvedValue(
    (waitlist: Waitlist | undefined, address: PlaceAddress | undefined, officeTimeZone: string) => new WaitlistPlaces(waitlist && address && { waitlist, address }, officeTimeZone),
    [{ optional: true, serviceIdentifier: Waitlist }, { optional: true, serviceIdentifier: PlaceAddress }, tokens.officeTimeZone],
  );
  bind(TripCards).toResolvedValue(
    (trips: TripBook, waitlistPlaces: WaitlistPlaces, content: VoyageContent, assets: BuiltAssets, log: Logger) => new TripCards({ trips, waitlistPlaces, content, assets, log }),
    [TripBook, WaitlistPlaces, VoyageContent, BuiltAssets, tokens.log],
  );
  bind(TripPrinter).toResolvedValue(
    (content: VoyageContent, excursions: ExcursionContent, assets: BuiltAssets, clock: Clock, officeTimeZone: string, { policy }: Config) =>
      new TripPrinter({ content, excursions, assets, clock, officeTimeZone, openBefore: plainDate(policy.excursionsOpenBefore), vesselSlug: policy.vesselSlug }),
    [VoyageContent, ExcursionContent, BuiltAssets, Clock, tokens.officeTimeZone, tokens.config],
  );
  bind(TripsPages).toResolvedValue(
    (trips: TripBook, cards: TripCards, side: ProfileSide, devMode: DevMode, renderer: PageRenderer) => new TripsPages({ trips, cards, side, devMode, renderer }),
    [TripBook, TripCards, ProfileSide, DevMode, PageRenderer],
  );
  bind(TripOutingsPrinter).toResolvedValue(
    (desk: ExcursionDesk, terms: ExcursionTerms, clock: Clock) => new TripOutingsPrinter({ desk, terms, clock }),
    [ExcursionDesk, tokens.excursionTerms, Clock],
  );
  bind(OutingsPages).toResolvedValue((trips: TripBook, desk: ExcursionDesk) => new OutingsPages({ trips, desk }), [TripBook, ExcursionDesk]);
  bind(TripPages).toResolvedValue(
    (trips: TripBook, waitlistPlaces: WaitlistPlaces, side: ProfileSide, printer: TripPrinter, outings: TripOutingsPrinter, devMode: DevMode, renderer: PageRenderer, clock: Clock, officeTimeZone: string) =>
      new TripPages({ trips, waitlistPlaces, side, printer, outings, devMode, renderer, clock, officeTimeZone }),
    [TripBook, WaitlistPlaces, ProfileSide, TripPrinter, TripOutingsPrinter, DevMode, PageRenderer, Clock, tokens.officeTimeZone],
  );
  bind(TripsApi).toResolvedValue((trips: TripBook, devMode: DevMode) => new TripsApi(trips, devMode), [TripBook, DevMode]);
});
