import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { SiteNavigation } from '../../core/content/site-navigation.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { ContentPorts } from './content-ports';
import type { ContentInMemory } from './line-content';

export const contentInMemoryModule = (content: ContentInMemory) =>
  new ContainerModule(({ bind }) => {
    const ports = new ContentPorts(content);
    for (const port of [
      ContentLibrary,
      SiteNavigation,
      Newsroom,
      ExcursionContent,
      PreferenceQuestions,
      VesselContent,
      VoyageContent,
    ])
      bind(port).toConstantValue(ports);
  });
