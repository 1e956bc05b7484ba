import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { CulinaryApi } from './culinary.api';
import { CulinaryPages } from './culinary.pages';
import { construct } from '../../construct';
import { culinaryRoutes } from './culinary.routes';

export const culinaryModule = new ContainerModule(({ bind }) => {
  construct(bind(CulinaryPages), CulinaryPages, { library: ContentLibrary, assets: BuiltAssets, heads: PageHeads });
  construct(bind(CulinaryApi), CulinaryApi, [ContentLibrary, BuiltAssets, JsonAnswers]);
  bind(FeatureRoutes).toResolvedValue(culinaryRoutes, [CulinaryPages, CulinaryApi, ContentLibrary]);
});
