import { readSampleLine } from '../../../test/builders/sample-line';
import { describeContent } from '../../../test/contracts/content.contract';
import { ContentPorts } from '../content-in-memory/content-ports';
import { EmbeddedContent } from './embedded-content';

describeContent('the content folder', async () => {
  const ports = new ContentPorts(new EmbeddedContent(readSampleLine()));
  return {
    library: ports,
    navigation: ports,
    newsroom: ports,
    excursions: ports,
    questions: ports,
    vessel: ports,
    voyages: ports,
    close: async () => undefined,
  };
});
