import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ShowPort } from '../../core/destinations/show-port';
import { ShowRegion } from '../../core/destinations/show-region';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { FindSailings } from '../../core/voyages/find-sailings';
import { DestinationsPages } from './destinations.pages';
import { construct } from '../../construct';
import { destinationsRoutes } from './destinations.routes';

export const destinationsModule = new ContainerModule(({ bind }) => {
  construct(bind(ShowRegion), ShowRegion, [VoyageContent, FindVoyages]);
  construct(bind(ShowPort), ShowPort, [VoyageContent, FindVoyages]);
  construct(bind(DestinationsPages), DestinationsPages, {
    showRegion: ShowRegion,
    showPort: ShowPort,
    findSailings: FindSailings,
    content: VoyageContent,
    excursions: ExcursionContent,
    library: ContentLibrary,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  bind(FeatureRoutes).toResolvedValue(destinationsRoutes, [DestinationsPages, VoyageContent, FindVoyages]);
});
