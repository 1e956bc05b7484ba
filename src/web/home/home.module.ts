import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { HomePages } from './home.pages';
import { homeRoutes } from './home.routes';

export const homeModule = new ContainerModule(({ bind }) => {
  bind(HomePages).toDynamicValue(
    (context) =>
      new HomePages({
        library: context.get<ContentLibrary>(ContentLibrary),
        findVoyages: context.get(FindVoyages),
        content: context.get<VoyageContent>(VoyageContent),
        excursions: context.get<ExcursionContent>(ExcursionContent),
        assets: context.get(BuiltAssets),
        heads: context.get(PageHeads),
        vessel: context.get<Config>(tokens.config).policy.vesselSlug,
        line: {
          name: context.get<string>(tokens.lineName),
          ...context.get<{ readonly phone: string; readonly email: string }>(tokens.lineContact),
        },
      }),
  );
  bind(FeatureRoutes).toResolvedValue(homeRoutes, [HomePages]);
});
