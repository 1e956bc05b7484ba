import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { FaqPages } from './faq.pages';
import { construct } from '../../construct';
import { faqRoutes } from './faq.routes';

export const faqModule = new ContainerModule(({ bind }) => {
  construct(bind(FaqPages), FaqPages, [ContentLibrary, PageHeads]);
  bind(FeatureRoutes).toResolvedValue(faqRoutes, [FaqPages]);
});
