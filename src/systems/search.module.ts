import { ContainerModule } from 'inversify';
import { MiniSearchIndex } from '../adapters/minisearch/search-index';
import { SearchWords } from '../core/search/search-words';
import { SearchIndex } from '../core/search/search-index.port';
import type { SystemParts } from './system-parts';

/** A line's search words are in its content folder, whichever system has the rest of its content. */
export const searchSystemModule = ({ line }: Pick<SystemParts, 'line'>) =>
  new ContainerModule(({ bind }) => {
    const { search } = line.content;
    bind(SearchWords).toConstantValue(search);
    bind(SearchIndex).toConstantValue(new MiniSearchIndex(search.synonyms));
  });
