import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { constant, construct, derived } from '../../construct';
import { ContentLibrary } from '../../core/content/content-library.port';
import { SiteNavigation } from '../../core/content/site-navigation.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { EmbeddedContentLibrary } from './content-library';
import { EmbeddedExcursionContent } from './excursion-content';
import { EmbeddedNewsroom } from './newsroom';
import { EmbeddedSiteNavigation } from './site-navigation';
import { EmbeddedVesselContent } from './vessel-content';
import { EmbeddedPreferenceQuestions } from './preference-questions';
import type { SampleLine } from './sample-line';
import { EmbeddedVoyageContent } from './voyage-content';
import { VoyagePublications } from './voyage-publications';
import type { LineDatabase } from '../sql/line-database';

export const embeddedContentModule = (content: SampleLine) =>
  new ContainerModule(({ bind }) => {
    bind(ContentLibrary).toConstantValue(new EmbeddedContentLibrary(content));
    bind(SiteNavigation).toConstantValue(new EmbeddedSiteNavigation(content.navigation));
    bind(Newsroom).toConstantValue(new EmbeddedNewsroom(content.news));
    bind(ExcursionContent).toConstantValue(new EmbeddedExcursionContent(content));
    bind(PreferenceQuestions).toConstantValue(new EmbeddedPreferenceQuestions(content.preferences));
    bind(VesselContent).toConstantValue(new EmbeddedVesselContent(content));
    construct(bind(VoyageContent), EmbeddedVoyageContent, [
      constant(content),
      derived(tokens.database, (db: Kysely<LineDatabase>) => new VoyagePublications(db)),
    ]);
  });
