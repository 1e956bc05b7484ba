import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { SiteNavigation } from '../../core/content/site-navigation.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { InMemoryContentLibrary } from './content-library';
import { InMemoryExcursionContent } from './excursion-content';
import type { ContentInMemory } from './line-content';
import { InMemoryNewsroom } from './newsroom';
import { InMemoryPreferenceQuestions } from './preference-questions';
import { InMemorySiteNavigation } from './site-navigation';
import { InMemoryVesselContent } from './vessel-content';
import { InMemoryVoyageContent } from './voyage-content';

export const contentInMemoryModule = (content: ContentInMemory) =>
  new ContainerModule(({ bind }) => {
    bind(ContentLibrary).toConstantValue(new InMemoryContentLibrary(content));
    bind(SiteNavigation).toConstantValue(new InMemorySiteNavigation(content));
    bind(Newsroom).toConstantValue(new InMemoryNewsroom(content));
    bind(ExcursionContent).toConstantValue(new InMemoryExcursionContent(content));
    bind(PreferenceQuestions).toConstantValue(new InMemoryPreferenceQuestions(content));
    bind(VesselContent).toConstantValue(new InMemoryVesselContent(content));
    bind(VoyageContent).toConstantValue(new InMemoryVoyageContent(content));
  });
