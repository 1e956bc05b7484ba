import { EmbeddedContentLibrary } from '../../src/adapters/embedded-line/content/content-library';
import { EmbeddedExcursionContent } from '../../src/adapters/embedded-line/content/excursion-content';
import { loadLine } from '../../src/adapters/embedded-line/content/load-line';
import { EmbeddedNewsroom } from '../../src/adapters/embedded-line/content/newsroom';
import { EmbeddedSiteNavigation } from '../../src/adapters/embedded-line/content/site-navigation';
import { EmbeddedVesselContent } from '../../src/adapters/embedded-line/content/vessel-content';
import { EmbeddedVoyageContent } from '../../src/adapters/embedded-line/content/voyage-content';
import { EmbeddedPreferenceQuestions } from '../../src/adapters/embedded-line/preferences/preference-questions';
import { describeContent } from './content.contract';

describeContent('the content folder', async () => {
  const line = loadLine('config/sample-line');
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
