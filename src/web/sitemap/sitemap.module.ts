import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { SiteAddresses } from './site-addresses';
import { SitemapPages } from './sitemap.pages';

export const sitemapModule = new ContainerModule(({ bind }) => {
  bind(SiteAddresses).toDynamicValue(
    (context) =>
      new SiteAddresses({
        content: context.get<VoyageContent>(VoyageContent),
        findVoyages: context.get(FindVoyages),
        excursions: context.get<ExcursionContent>(ExcursionContent),
        library: context.get<ContentLibrary>(ContentLibrary),
        newsroom: context.get<Newsroom>(Newsroom),
        forms: context.get<LeadForms>(LeadForms),
        vessel: context.get<Config>(tokens.config).policy.vesselSlug,
      }),
  );
  bind(SitemapPages).toResolvedValue(
    (addresses: SiteAddresses, heads: PageHeads, renderer: PageRenderer, answers: JsonAnswers, lineName: string) =>
      new SitemapPages(addresses, heads, renderer, answers, lineName),
    [SiteAddresses, PageHeads, PageRenderer, JsonAnswers, tokens.lineName],
  );
});
