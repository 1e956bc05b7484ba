import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { HomePages } from './home.pages';
import { homeRoutes } from './home.routes';

export const homeModule = new ContainerModule(({ bind }) => {
  construct(bind(HomePages), HomePages, {
    library: ContentLibrary,
    findVoyages: FindVoyages,
    content: VoyageContent,
    excursions: ExcursionContent,
    assets: BuiltAssets,
    heads: PageHeads,
    vessel: derived(tokens.config, ({ policy }) => policy.vesselSlug),
    line: derived([tokens.lineName, tokens.lineContact], (name, contact) => ({ name, ...contact })),
  });
  bind(FeatureRoutes).toResolvedValue(homeRoutes, [HomePages]);
});
