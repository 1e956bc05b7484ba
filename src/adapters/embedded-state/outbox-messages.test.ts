import { twoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { OutboxMessages } from './outbox-messages';

describe.each([...testDatabases])('OutboxMessages, $name', ({ create }) => {
  it('AUT-01 shows messages newest first, by recipient, in the order they were sent within a moment', async () => {
    const line = await twoNodes(create);
    const outbox = new OutboxMessages(line.db, line.clock);
    for (const text of ['one', 'two', 'three'])
      await outbox.add({ to: 'ada@example.com', channel: 'email', subject: 'Code', text });
    await outbox.add({ to: '+13055550199', channel: 'sms', subject: '', text: 'four' });
    expect((await outbox.find({ limit: 10 })).map(({ text }) => text)).toEqual(['four', 'three', 'two', 'one']);
    expect((await outbox.find({ to: 'ada@example.com', limit: 2 })).map(({ text }) => text)).toEqual(['three', 'two']);
    expect(await outbox.find({ to: '+13055550199', limit: 1 })).toEqual([
      { to: '+13055550199', channel: 'sms', subject: '', text: 'four', sentAt: line.clock.now() },
    ]);
    await line.close();
  });
});
