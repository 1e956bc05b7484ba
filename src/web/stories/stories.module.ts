import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { StoriesApi } from './stories.api';
import { StoriesPages } from './stories.pages';
import { construct } from '../../construct';
import { storiesRoutes } from './stories.routes';

export const storiesModule = new ContainerModule(({ bind }) => {
  construct(bind(StoriesPages), StoriesPages, {
    library: ContentLibrary,
    voyages: VoyageContent,
    assets: BuiltAssets,
    heads: PageHeads,
    answers: JsonAnswers,
  });
  construct(bind(StoriesApi), StoriesApi, [ContentLibrary, BuiltAssets, JsonAnswers]);
  bind(FeatureRoutes).toResolvedValue(storiesRoutes, [StoriesPages, StoriesApi, ContentLibrary]);
});
