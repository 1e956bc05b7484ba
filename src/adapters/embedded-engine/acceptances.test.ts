import { twoNodes } from '../../../test/builders/two-nodes';
import { describeAcceptances } from '../../../test/contracts/acceptances.contract';
import { testDatabases } from '../../../test/services/databases';
import { EmbeddedAcceptances } from './acceptances';

for (const { name, create } of testDatabases)
  describeAcceptances(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      acceptances: new EmbeddedAcceptances(line.db),
      otherNode: new EmbeddedAcceptances(line.otherNode.db),
      close: line.close,
    };
  });
