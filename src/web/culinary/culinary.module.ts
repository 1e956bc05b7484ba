import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { CulinaryApi } from './culinary.api';
import { CulinaryPages } from './culinary.pages';
import { culinaryRoutes } from './culinary.routes';

export const culinaryModule = new ContainerModule(({ bind }) => {
  bind(CulinaryPages).toResolvedValue(
    (library: ContentLibrary, assets: BuiltAssets, heads: PageHeads) => new CulinaryPages({ library, assets, heads }),
    [ContentLibrary, BuiltAssets, PageHeads],
  );
  bind(CulinaryApi).toResolvedValue(
    (library: ContentLibrary, assets: BuiltAssets, answers: JsonAnswers) => new CulinaryApi(library, assets, answers),
    [ContentLibrary, BuiltAssets, JsonAnswers],
  );
  bind(FeatureRoutes).toResolvedValue(culinaryRoutes, [CulinaryPages, CulinaryApi, ContentLibrary]);
});
