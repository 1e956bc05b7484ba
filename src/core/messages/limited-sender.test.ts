import type { Message } from './message';
import type { RateUse } from '../shared/rate-limits.port';
import { LimitedSender } from './limited-sender';

it('F5 sends an address so many messages a day, and leaves the next for later', async () => {
  const sent: Message[] = [];
  const uses: RateUse[] = [];
  const limits = {
    take: async (asked: readonly RateUse[]) => {
      uses.push(...asked);
      return uses.length > (asked[0]?.budget.max ?? 0)
        ? ({ kind: 'exceeded', budget: 'letters-address', retryAfterSeconds: 60 } as const)
        : ({ kind: 'within' } as const);
    },
  };
  const sender = new LimitedSender(
    { send: async (message) => (sent.push(message), { kind: 'sent' as const }) },
    limits,
  );
  const message: Message = {
    to: { channel: 'email', email: 'ada@example.com' },
    kind: 'reservation',
    subject: 'You are in line',
    short: 'You are in line.',
    paragraphs: [],
  };
  for (let index = 0; index < 20; index += 1) await sender.send(message);
  await expect(sender.send(message)).rejects.toThrow();
  expect(sent).toHaveLength(20);
  expect(uses[0]).toMatchObject({ subject: 'ada@example.com', budget: { max: 20, withinSeconds: 86_400 } });
  await sender.send({ ...message, to: { channel: 'phone', phone: '+13055550142' } });
  expect(uses).toHaveLength(21);
});
