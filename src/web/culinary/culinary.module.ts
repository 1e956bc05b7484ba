import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { CulinaryApi } from './culinary.api';
import { CulinaryPages } from './culinary.pages';

export const culinaryModule = new ContainerModule(({ bind }) => {
  bind(CulinaryPages).toResolvedValue(
    (library: ContentLibrary, assets: BuiltAssets, heads: PageHeads, renderer: PageRenderer) =>
      new CulinaryPages({ library, assets, heads, renderer }),
    [ContentLibrary, BuiltAssets, PageHeads, PageRenderer],
  );
  bind(CulinaryApi).toResolvedValue(
    (library: ContentLibrary, assets: BuiltAssets, answers: JsonAnswers) => new CulinaryApi(library, assets, answers),
    [ContentLibrary, BuiltAssets, JsonAnswers],
  );
});
