import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { Clock } from '../../core/shared/clock.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { BrowseVoyage } from '../../core/voyages/browse-voyage';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { ShowVoyage } from '../../core/voyages/show-voyage';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { DayPages } from './day.pages';
import { VoyageBrowsing } from './voyage-browsing';
import { VoyagePages } from './voyage.pages';
import { VoyagesApi } from './voyages.api';
import { VoyagesPages } from './voyages.pages';
import { voyagesRoutes } from './voyages.routes';

type Content = VoyageContent;
type Inventory = SailingInventory;

export const voyagesModule = new ContainerModule(({ bind }) => {
  construct(bind(FindVoyages), FindVoyages, [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone]);
  construct(bind(ShowVoyage), ShowVoyage, [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone]);
  construct(bind(GetSailing), GetSailing, [VoyageContent, SailingInventory, Clock, tokens.officeTimeZone]);
  construct(bind(BrowseVoyage), BrowseVoyage, {
    trips: TripRepository,
    content: VoyageContent,
    inventory: SailingInventory,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(VoyageBrowsing), VoyageBrowsing, [BrowseVoyage]);
  construct(bind(VoyagesPages), VoyagesPages, {
    findVoyages: FindVoyages,
    content: VoyageContent,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  bind(VoyagePages).toDynamicValue(
    (container) =>
      new VoyagePages({
        showVoyage: container.get(ShowVoyage),
        getSailing: container.get(GetSailing),
        content: container.get<Content>(VoyageContent),
        excursions: container.get<ExcursionContent>(ExcursionContent),
        library: container.get<ContentLibrary>(ContentLibrary),
        assets: container.get(BuiltAssets),
        heads: container.get(PageHeads),
        clock: container.get<Clock>(Clock),
        officeTimeZone: container.get<string>(tokens.officeTimeZone),
        vessel: container.get<Config>(tokens.config).policy.vesselSlug,
      }),
  );
  construct(bind(DayPages), DayPages, {
    showVoyage: ShowVoyage,
    content: VoyageContent,
    excursions: ExcursionContent,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  bind(VoyagesApi).toDynamicValue(
    (container) =>
      new VoyagesApi({
        findVoyages: container.get(FindVoyages),
        getSailing: container.get(GetSailing),
        content: container.get<Content>(VoyageContent),
        inventory: container.get<Inventory>(SailingInventory),
        assets: container.get(BuiltAssets),
        answers: container.get(JsonAnswers),
        vessel: container.get<Config>(tokens.config).policy.vesselSlug,
      }),
  );
  bind(FeatureRoutes).toResolvedValue(voyagesRoutes, [VoyagesPages, VoyagePages, DayPages, VoyagesApi, VoyageContent]);
});
