import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { LeadBlock } from '../leads/lead-block';
import { ProfileSide } from '../profile/profile-side';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { ContentPages } from './content.pages';
import { construct } from '../../construct';
import { contentRoutes } from './content.routes';

export const contentModule = new ContainerModule(({ bind }) => {
  construct(bind(ContentPages), ContentPages, {
    library: ContentLibrary,
    newsroom: Newsroom,
    side: ProfileSide,
    forms: LeadBlock,
    heads: PageHeads,
  });
  bind(FeatureRoutes).toResolvedValue(contentRoutes, [ContentPages]);
});
