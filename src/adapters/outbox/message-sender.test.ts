import { twoNodes } from '../../../test/builders/two-nodes';
import { describeMessageSender } from '../../../test/contracts/message-sender.contract';
import { testDatabases } from '../../../test/services/databases';
import { OutboxMessages } from '../embedded-state/outbox-messages';
import { OutboxMessageSender } from './message-sender';

for (const { name, create } of testDatabases) {
  describeMessageSender(`the outbox, ${name}`, async () => {
    const line = await twoNodes(create);
    const outbox = new OutboxMessages(line.db, line.clock);
    return {
      sender: new OutboxMessageSender(outbox),
      to: { channel: 'email', email: 'guest@example.com' },
      arrived: async () =>
        (await outbox.find({ to: 'guest@example.com', limit: 20 }))
          .map(({ text }) => text.replaceAll('\r\n', '\n'))
          .toReversed(),
      close: line.close,
    };
  });
}
