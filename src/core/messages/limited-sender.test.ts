import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { Unavailable } from '../shared/unavailable';
import type { Message } from './message';
import type { SendOutcome } from './message-sender.port';
import { LimitedSender } from './limited-sender';

const message: Message = {
  to: { channel: 'email', email: 'ada@example.com' },
  kind: 'reservation',
  subject: 'You are in line',
  short: 'You are in line.',
  paragraphs: [],
};

function aSender(answer: () => Promise<SendOutcome> = async () => ({ kind: 'sent' })) {
  const clock = new StoppedClock();
  const sent: Message[] = [];
  const send = (one: Message) => (sent.push(one), answer());
  return { clock, sent, sender: new LimitedSender({ send }, new RateLimitsInMemory(clock)) };
}

it('F5 sends an address twenty messages a day, leaves the next for later, and counts no text message', async () => {
  const { clock, sent, sender } = aSender();
  for (let index = 0; index < 20; index += 1) await sender.send(message);
  await expect(sender.send(message)).rejects.toThrow(Unavailable);
  expect(sent).toHaveLength(20);
  for (let index = 0; index < 21; index += 1)
    await sender.send({ ...message, to: { channel: 'phone', phone: '+13055550142' } });
  expect(sent).toHaveLength(41);
  clock.pass({ days: 1 });
  expect(await sender.send(message)).toEqual({ kind: 'sent' });
});

it('D4 F5 sends within a quarter of an hour once the mail server answers again, and tries twelve times an hour until then', async () => {
  let isDown = true;
  const { clock, sent, sender } = aSender(() =>
    isDown ? Promise.reject(new Unavailable('mail server')) : Promise.resolve({ kind: 'sent' }),
  );
  for (let minute = 0; minute < 180; minute += 1) {
    await expect(sender.send(message)).rejects.toThrow(Unavailable);
    clock.pass({ minutes: 1 });
  }
  expect(sent).toHaveLength(36);
  isDown = false;
  clock.pass({ minutes: 15 });
  for (let index = 0; index < 20; index += 1) expect(await sender.send(message)).toEqual({ kind: 'sent' });
});
