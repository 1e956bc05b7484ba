import { ContainerModule } from 'inversify';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { SiteRoutes } from '../routing/feature-routes';
import { SitemapPages } from './sitemap.pages';
import { sitemapRoutes } from './sitemap.routes';

export const sitemapModule = new ContainerModule(({ bind }) => {
  construct(bind(SitemapPages), SitemapPages, [PageHeads, JsonAnswers, tokens.lineName]);
  bind(SiteRoutes).toResolvedValue(sitemapRoutes, [SitemapPages]);
});
