import { twoNodes } from '../../../test/builders/two-nodes';
import { describeCardPayments } from '../../../test/contracts/card-payments.contract';
import { testDatabases } from '../../../test/services/databases';

for (const { name, create } of testDatabases) {
  describeCardPayments(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      cards: line.cards,
      otherNode: line.otherNode.cards,
      paying: '4242424242424242',
      declining: '4000000000000002',
      secondStep: '4000002500003155',
      silent: '4000000000000341',
      rightCode: '123456',
      close: line.close,
    };
  });
}
