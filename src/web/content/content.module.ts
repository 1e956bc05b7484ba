import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ContentUpdates } from '../../core/content/content-scope.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { FactSheets } from '../documents/fact-sheets';
import { LeadBlock } from '../leads/lead-block';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { PageInvalidation } from '../rendering/page-invalidation';
import { FeatureRoutes } from '../routing/feature-routes';
import { ContentPages } from './content.pages';
import { Clock } from '../../core/shared/clock.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { PageFacts } from './page-facts';
import { construct } from '../../construct';
import { contentRoutes } from './content.routes';

export const contentModule = new ContainerModule(({ bind }) => {
  construct(bind(PageFacts), PageFacts, {
    presenter: FareFactsPresenter,
    findVoyages: FindVoyages,
    content: VoyageContent,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(ContentPages), ContentPages, {
    facts: PageFacts,
    library: ContentLibrary,
    newsroom: Newsroom,
    side: ProfileSide,
    forms: LeadBlock,
    assets: BuiltAssets,
    heads: PageHeads,
  });
  bind(PageInvalidation).toService(ContentUpdates);
  bind(FeatureRoutes).toResolvedValue(contentRoutes, [ContentPages, ContentLibrary, FactSheets]);
});
