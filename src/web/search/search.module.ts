import { ContainerModule } from 'inversify';
import { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { SearchIndex } from '../../core/search/search-index.port';
import { SearchWords } from '../../core/search/search-words';
import { SearchSite } from '../../core/search/search-site';
import { Clock } from '../../core/shared/clock.port';
import { FindSailings } from '../../core/voyages/find-sailings';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { searchedPages } from '../content/searched-pages';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { searchedForms } from './searched-forms';
import { SearchPages } from './search.pages';
import { searchRoutes } from './search.routes';

export const searchModule = new ContainerModule(({ bind }) => {
  compute(
    bind(SearchSite),
    [
      VoyageContent,
      ExcursionContent,
      ContentLibrary,
      Newsroom,
      SearchIndex,
      Clock,
      SearchWords,
      LeadForms,
      ContentUpdates,
    ],
    (voyages, excursions, library, newsroom, index, clock, words, leadForms, updates) => {
      const forms = searchedForms(words, leadForms);
      const content = { voyages, excursions, library, newsroom, pages: searchedPages, forms };
      const searchSite = new SearchSite(content, index, clock, words);
      updates.onChange(() => searchSite.expire());
      return searchSite;
    },
  );
  construct(bind(SearchPages), SearchPages, {
    // The index is shared by everyone, so no draft may enter it.
    searchSite: derived([SearchSite, ContentScope], (searchSite, scope) => ({
      run: (query: string) => scope.run({ isEditing: false }, () => searchSite.run(query)),
    })),
    assets: BuiltAssets,
    heads: PageHeads,
    vessel: derived(tokens.config, ({ policy }) => policy.vesselSlug),
    findSailings: FindSailings,
    content: VoyageContent,
    words: SearchWords,
  });
  bind(FeatureRoutes).toResolvedValue(searchRoutes, [SearchPages]);
});
