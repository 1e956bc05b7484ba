import { EmbeddedContentLibrary } from './content-library';
import { EmbeddedExcursionContent } from './excursion-content';
import { readSampleLine } from '../../../test/builders/sample-line';
import { EmbeddedNewsroom } from './newsroom';
import { EmbeddedSiteNavigation } from './site-navigation';
import { EmbeddedVesselContent } from './vessel-content';
import { EmbeddedVoyageContent } from './voyage-content';
import { EmbeddedPreferenceQuestions } from './preference-questions';
import { describeContent } from '../../../test/contracts/content.contract';

describeContent('the content folder', async () => {
  const line = readSampleLine();
  return {
    library: new EmbeddedContentLibrary(line),
    navigation: new EmbeddedSiteNavigation(line.navigation),
    newsroom: new EmbeddedNewsroom(line.news),
    excursions: new EmbeddedExcursionContent(line),
    questions: new EmbeddedPreferenceQuestions(line.preferences),
    vessel: new EmbeddedVesselContent(line),
    voyages: new EmbeddedVoyageContent(line),
    close: async () => undefined,
  };
});
