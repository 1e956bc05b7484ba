import { ContainerModule } from 'inversify';
import { MiniSearchIndex } from '../adapters/minisearch/search-index';
import { SearchIndex } from '../core/search/search-index.port';

export const searchSystemModule = new ContainerModule(({ bind }) => {
  bind(SearchIndex).toConstantValue(new MiniSearchIndex());
});
