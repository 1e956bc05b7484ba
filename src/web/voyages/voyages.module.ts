import { ContainerModule } from 'inversify';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { Clock } from '../../core/shared/clock.port';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { BrowseVoyage } from '../../core/voyages/browse-voyage';
import { youngestMonthsOf } from '../../core/engine/party';
import { FindSailings } from '../../core/voyages/find-sailings';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { ShowVoyage } from '../../core/voyages/show-voyage';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { SaleVersion } from '../rendering/page-invalidation';
import { FeatureRoutes } from '../routing/feature-routes';
import { DayPages } from './day.pages';
import { MissedSailings } from './missed-sailings';
import { VoyageBrowsing } from './voyage-browsing';
import { VoyagePages } from './voyage.pages';
import { VoyagesApi } from './voyages.api';
import { VoyagesPages } from './voyages.pages';
import { voyagesRoutes } from './voyages.routes';

export const voyagesModule = new ContainerModule(({ bind }) => {
  construct(bind(FindVoyages), FindVoyages, [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone]);
  construct(bind(FindSailings), FindSailings, {
    findVoyages: FindVoyages,
    content: VoyageContent,
    cabins: SailingCabins,
    vessel: VesselContent,
    flights: tokens.nonStopFlights,
    youngestMonthsOf: derived(tokens.bookingTerms, (terms) => (id: string) => youngestMonthsOf(terms, id)),
  });
  construct(bind(ShowVoyage), ShowVoyage, [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone, TripChanges]);
  construct(bind(GetSailing), GetSailing, [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone, TripChanges]);
  construct(bind(BrowseVoyage), BrowseVoyage, {
    trips: TripRepository,
    content: VoyageContent,
    inventory: SailingInventory,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(VoyageBrowsing), VoyageBrowsing, [BrowseVoyage]);
  construct(bind(MissedSailings), MissedSailings, { content: VoyageContent, inventory: SailingInventory });
  construct(bind(VoyagesPages), VoyagesPages, {
    findSailings: FindSailings,
    flights: tokens.nonStopFlights,
    content: VoyageContent,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  construct(bind(VoyagePages), VoyagePages, {
    showVoyage: ShowVoyage,
    getSailing: GetSailing,
    content: VoyageContent,
    excursions: ExcursionContent,
    library: ContentLibrary,
    assets: BuiltAssets,
    heads: PageHeads,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    fareFacts: FareFactsPresenter,
    vessel: derived(tokens.config, ({ policy }) => policy.vesselSlug),
  });
  construct(bind(DayPages), DayPages, {
    showVoyage: ShowVoyage,
    content: VoyageContent,
    excursions: ExcursionContent,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  construct(bind(VoyagesApi), VoyagesApi, {
    findVoyages: FindVoyages,
    getSailing: GetSailing,
    content: VoyageContent,
    inventory: SailingInventory,
    assets: BuiltAssets,
    answers: JsonAnswers,
    vessel: derived(tokens.config, ({ policy }) => policy.vesselSlug),
  });
  compute(bind(SaleVersion), [SailingInventory], (inventory) => () => inventory.findSailings());
  bind(FeatureRoutes).toResolvedValue(voyagesRoutes, [VoyagesPages, VoyagePages, DayPages, VoyagesApi, VoyageContent]);
});
