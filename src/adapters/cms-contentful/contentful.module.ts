import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import { SiteNavigation } from '../../core/content/site-navigation.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { RemotePictures } from '../../core/shared/remote-pictures.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { ContentfulContentLibrary } from './content-library';
import type { ContentfulContent } from './contentful-content';
import { ContentfulExcursionContent } from './excursion-content';
import { ContentfulNewsroom } from './newsroom';
import { ContentfulPictures } from './pictures';
import { ContentfulPreferenceQuestions } from './preference-questions';
import type { RequestScope } from './request-scope';
import { ContentfulSiteNavigation } from './site-navigation';
import { ContentfulVesselContent } from './vessel-content';
import { ContentfulVoyageContent } from './voyage-content';

export const contentfulModule = (content: ContentfulContent, scope: RequestScope) =>
  new ContainerModule(({ bind }) => {
    bind(ContentLibrary).toConstantValue(new ContentfulContentLibrary(content));
    bind(SiteNavigation).toConstantValue(new ContentfulSiteNavigation(content));
    bind(Newsroom).toConstantValue(new ContentfulNewsroom(content));
    bind(ExcursionContent).toConstantValue(new ContentfulExcursionContent(content));
    bind(PreferenceQuestions).toConstantValue(new ContentfulPreferenceQuestions(content));
    bind(VesselContent).toConstantValue(new ContentfulVesselContent(content));
    bind(VoyageContent).toConstantValue(new ContentfulVoyageContent(content));
    bind(ContentScope).toConstantValue(scope);
    bind(ContentUpdates).toConstantValue(content);
    bind(RemotePictures).toConstantValue(new ContentfulPictures());
  });
