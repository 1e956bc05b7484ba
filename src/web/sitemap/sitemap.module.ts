import { ContainerModule } from 'inversify';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { SiteRoutes } from '../routing/feature-routes';
import { SitemapPages } from './sitemap.pages';
import { sitemapRoutes } from './sitemap.routes';

export const sitemapModule = new ContainerModule(({ bind }) => {
  bind(SitemapPages).toResolvedValue(
    (heads: PageHeads, answers: JsonAnswers, lineName: string) => new SitemapPages(heads, answers, lineName),
    [PageHeads, JsonAnswers, tokens.lineName],
  );
  bind(SiteRoutes).toResolvedValue(sitemapRoutes, [SitemapPages]);
});
