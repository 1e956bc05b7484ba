import { InMemoryContentLibrary } from '../content-in-memory/content-library';
import { InMemoryExcursionContent } from '../content-in-memory/excursion-content';
import { readSampleLine } from '../../../test/builders/sample-line';
import { InMemoryNewsroom } from '../content-in-memory/newsroom';
import { InMemorySiteNavigation } from '../content-in-memory/site-navigation';
import { InMemoryVesselContent } from '../content-in-memory/vessel-content';
import { InMemoryVoyageContent } from '../content-in-memory/voyage-content';
import { InMemoryPreferenceQuestions } from '../content-in-memory/preference-questions';
import { EmbeddedContent } from './embedded-content';
import { describeContent } from '../../../test/contracts/content.contract';

describeContent('the content folder', async () => {
  const line = readSampleLine();
  return {
    library: new InMemoryContentLibrary(new EmbeddedContent(line)),
    navigation: new InMemorySiteNavigation(new EmbeddedContent(line)),
    newsroom: new InMemoryNewsroom(new EmbeddedContent(line)),
    excursions: new InMemoryExcursionContent(new EmbeddedContent(line)),
    questions: new InMemoryPreferenceQuestions(new EmbeddedContent(line)),
    vessel: new InMemoryVesselContent(new EmbeddedContent(line)),
    voyages: new InMemoryVoyageContent(new EmbeddedContent(line)),
    close: async () => undefined,
  };
});
