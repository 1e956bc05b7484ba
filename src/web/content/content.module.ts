import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { ContentPages } from './content.pages';

export const contentModule = new ContainerModule(({ bind }) => {
  bind(ContentPages).toResolvedValue(
    (library: ContentLibrary, heads: PageHeads, renderer: PageRenderer) => new ContentPages(library, heads, renderer),
    [ContentLibrary, PageHeads, PageRenderer],
  );
});
