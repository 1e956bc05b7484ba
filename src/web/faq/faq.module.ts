import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { FaqPages } from './faq.pages';

export const faqModule = new ContainerModule(({ bind }) => {
  bind(FaqPages).toResolvedValue(
    (library: ContentLibrary, heads: PageHeads, renderer: PageRenderer) => new FaqPages(library, heads, renderer),
    [ContentLibrary, PageHeads, PageRenderer],
  );
});
