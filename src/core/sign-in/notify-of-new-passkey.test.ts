import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Message } from '../messages/message';
import type { Guest } from './guest';
import { NotifyOfNewPasskey } from './notify-of-new-passkey';

const unreachable: Guest = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};

async function notify(guest: Guest) {
  const messages: Message[] = [];
  const sender = {
    send: async (message: Message) => {
      messages.push(message);
      return { kind: 'sent' } as const;
    },
  };
  const outcome = await new NotifyOfNewPasskey({
    sender,
    limits: new RateLimitsInMemory(new StoppedClock()),
    countries: { canReach: () => true },
    lineName: 'Ondine',
  }).run({ guest, browser: 'A browser on Linux', passkeysUrl: 'https://ondine.example/passkeys' });
  return { messages, outcome };
}

it('A8 a guest is notified of a new passkey, where it was made and how to remove it', async () => {
  const { messages, outcome } = await notify({ ...unreachable, email: 'guest@example.com' });
  expect(outcome).toEqual({ kind: 'notified' });
  expect(messages).toMatchObject([
    {
      to: { channel: 'email', email: 'guest@example.com' },
      kind: 'security',
      action: { url: 'https://ondine.example/passkeys' },
    },
  ]);
  expect(messages[0]?.short).toContain('with a browser on Linux. It signs in without a code.');
});

it('A8 a guest without an address is not notified, and the passkey is added all the same', async () => {
  expect(await notify(unreachable)).toMatchObject({ messages: [], outcome: { kind: 'unnotified' } });
});
