import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
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
import { tokens } from '../../tokens';
import { searchedPages } from '../content/searched-pages';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { searchedForms } from './searched-forms';
import { SearchPages } from './search.pages';
import { searchRoutes } from './search.routes';

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchSite).toResolvedValue(
    (
      voyages: VoyageContent,
      excursions: ExcursionContent,
      library: ContentLibrary,
      newsroom: Newsroom,
      index: SearchIndex,
      clock: Clock,
      words: SearchWords,
      leadForms: LeadForms,
      updates: ContentUpdates,
    ) => {
      const forms = searchedForms(words, leadForms);
      const searchSite = new SearchSite(
        { voyages, excursions, library, newsroom, pages: searchedPages, forms },
        index,
        clock,
        words,
      );
      updates.onChange(() => searchSite.expire());
      return searchSite;
    },
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
  );
  bind(SearchPages).toResolvedValue(
    (
      searchSite: SearchSite,
      assets: BuiltAssets,
      heads: PageHeads,
      config: Config,
      scope: ContentScope,
      findSailings: FindSailings,
      content: VoyageContent,
    ) =>
      // The index is shared by everyone, so no draft may enter it.
      new SearchPages({
        searchSite: { run: (query) => scope.run({ isEditing: false }, () => searchSite.run(query)) },
        assets,
        heads,
        vessel: config.policy.vesselSlug,
        findSailings,
        content,
      }),
    [SearchSite, BuiltAssets, PageHeads, tokens.config, ContentScope, FindSailings, VoyageContent],
  );
  bind(FeatureRoutes).toResolvedValue(searchRoutes, [SearchPages]);
});
