import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { StoriesApi } from './stories.api';
import { StoriesPages } from './stories.pages';

export const storiesModule = new ContainerModule(({ bind }) => {
  bind(StoriesPages).toResolvedValue(
    (
      library: ContentLibrary,
      voyages: VoyageContent,
      assets: BuiltAssets,
      heads: PageHeads,
      renderer: PageRenderer,
      answers: JsonAnswers,
    ) => new StoriesPages({ library, voyages, assets, heads, renderer, answers }),
    [ContentLibrary, VoyageContent, BuiltAssets, PageHeads, PageRenderer, JsonAnswers],
  );
  bind(StoriesApi).toResolvedValue(
    (library: ContentLibrary, assets: BuiltAssets, answers: JsonAnswers) => new StoriesApi(library, assets, answers),
    [ContentLibrary, BuiltAssets, JsonAnswers],
  );
});
