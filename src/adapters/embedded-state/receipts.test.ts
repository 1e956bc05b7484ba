import { twoNodes } from '../../../test/builders/two-nodes';
import { describeReceipts } from '../../../test/contracts/receipts.contract';
import { testDatabases } from '../../../test/services/databases';

for (const { name, create } of testDatabases) {
  describeReceipts(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      receipts: line.receipts,
      otherNode: line.otherNode.receipts,
      pass: (time) => line.clock.pass(time),
      close: line.close,
    };
  });
}
