import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { OnboardApi } from './onboard.api';
import { OnboardPages } from './onboard.pages';
import { construct } from '../../construct';
import { onboardRoutes } from './onboard.routes';

export const onboardModule = new ContainerModule(({ bind }) => {
  construct(bind(OnboardPages), OnboardPages, {
    library: ContentLibrary,
    vessel: VesselContent,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  construct(bind(OnboardApi), OnboardApi, [ContentLibrary, BuiltAssets, JsonAnswers]);
  bind(FeatureRoutes).toResolvedValue(onboardRoutes, [OnboardPages, OnboardApi, ContentLibrary]);
});
