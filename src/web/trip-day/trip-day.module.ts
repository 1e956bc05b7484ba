import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { FindDepartures } from '../../core/excursions/find-departures';
import { OpenParty } from '../../core/party/open-party';
import { Secrets } from '../../core/shared/secrets.port';
import { BoardingDocuments } from '../../core/trip-day/boarding-documents.port';
import { Clock } from '../../core/shared/clock.port';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tripPackWorkerName } from '../../../config/trip-pack-worker-name';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { PartyTrips } from '../party/party-trips';
import { TripLink } from '../party/trip-links';
import { PreparationLists } from '../preparation/preparation.pages';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { BoardingPacks } from './boarding-packs';
import { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { BoardingPages } from './boarding.pages';
import { CurrentTrips } from './current-trips';
import { TripDayPages } from './trip-day.pages';
import { tripDayRoutes, tripPackRoutes } from './trip-day.routes';
import { TripDayPresenter } from './trip-day-presenter';
import { TripPlans } from './trip-plans';

export const tripDayModule = new ContainerModule(({ bind }) => {
  const { officeTimeZone, climateNorms: climate } = tokens;
  construct(bind(TripPlans), TripPlans, {
    content: VoyageContent,
    excursions: ExcursionContent,
    excursionBookings: ExcursionBookings,
    bespoke: BespokeRequests,
    changes: TripChanges,
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(TripDayPresenter), TripDayPresenter, {
    plans: TripPlans,
    lists: PreparationLists,
    departures: FindDepartures,
    content: VoyageContent,
    inventory: SailingInventory,
    preparationTerms: tokens.preparationTerms,
    excursionTerms: tokens.excursionTerms,
    climate,
    hasInvoices: derived(tokens.config, ({ engine }) => engine.kind === 'embedded'),
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(CurrentTrips), CurrentTrips, {
    trips: TripRepository,
    parties: OpenParty,
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(TripDayPages), TripDayPages, {
    trips: PartyTrips,
    plans: TripPlans,
    tripDay: TripDayPresenter,
    climate,
  });
  construct(bind(BoardingPacks), BoardingPacks, {
    plans: TripPlans,
    tripDay: TripDayPresenter,
    lists: PreparationLists,
    contact: tokens.lineContact,
    lineName: tokens.lineName,
  });
  construct(bind(BoardingPages), BoardingPages, {
    trips: PartyTrips,
    parties: OpenParty,
    plans: TripPlans,
    packs: BoardingPacks,
    secrets: Secrets,
    documents: BoardingDocuments,
    renderer: GuestDocumentRenderer,
    assets: BuiltAssets,
    clock: Clock,
    officeTimeZone,
    lineName: tokens.lineName,
    // The script is read on demand, because most guests store nothing on a device.
    workerScript: derived(
      tokens.config,
      ({ builtFolder }) =>
        () =>
          readFileSync(join(builtFolder, tripPackWorkerName), 'utf8'),
    ),
    // A function, because the port is known only once the server listens.
    origin: derived(OurHosts, (hosts) => () => hosts.origin),
  });
  bind(TripLink).toService(BoardingPages);
  bind(FeatureRoutes).toResolvedValue(tripDayRoutes, [TripDayPages, BoardingPages]);
  bind(FeatureRoutes).toResolvedValue(tripPackRoutes, [BoardingPages]);
});
