import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { OnboardApi } from './onboard.api';
import { OnboardPages } from './onboard.pages';

export const onboardModule = new ContainerModule(({ bind }) => {
  bind(OnboardPages).toResolvedValue(
    (library: ContentLibrary, vessel: VesselContent, assets: BuiltAssets, heads: PageHeads, renderer: PageRenderer) =>
      new OnboardPages({ library, vessel, assets, heads, renderer }),
    [ContentLibrary, VesselContent, BuiltAssets, PageHeads, PageRenderer],
  );
  bind(OnboardApi).toResolvedValue(
    (library: ContentLibrary, assets: BuiltAssets, answers: JsonAnswers) => new OnboardApi(library, assets, answers),
    [ContentLibrary, BuiltAssets, JsonAnswers],
  );
});
