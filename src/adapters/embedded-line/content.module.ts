import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { SiteNavigation } from '../../core/content/site-navigation.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { EmbeddedContentLibrary } from './content/content-library';
import { EmbeddedExcursionContent } from './content/excursion-content';
import { EmbeddedNewsroom } from './content/newsroom';
import { EmbeddedSiteNavigation } from './content/site-navigation';
import { EmbeddedVesselContent } from './content/vessel-content';
import type { EmbeddedLine } from './embedded-line';
import { EmbeddedPreferenceQuestions } from './preferences/preference-questions';

/** Voyages, pages and pictures from the content folder (CMS=embedded). */
export const embeddedContentModule = (line: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(ContentLibrary).toConstantValue(new EmbeddedContentLibrary(line.content));
    bind(SiteNavigation).toConstantValue(new EmbeddedSiteNavigation(line.content.navigation));
    bind(Newsroom).toConstantValue(new EmbeddedNewsroom(line.content.news));
    bind(ExcursionContent).toConstantValue(new EmbeddedExcursionContent(line.content));
    bind(PreferenceQuestions).toConstantValue(new EmbeddedPreferenceQuestions(line.content.preferences));
    bind(VesselContent).toConstantValue(new EmbeddedVesselContent(line.content));
    bind(VoyageContent).toConstantValue(line.voyageContent);
  });
