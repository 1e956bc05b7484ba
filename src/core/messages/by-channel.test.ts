import { aCodeMessage } from '../../../test/builders/a-message';
import { MessageSenderByChannel } from './by-channel';

describe('a sender by channel', () => {
  it('AUT-01 gives each message to the carrier of its channel', async () => {
    const carried: string[] = [];
    const carrier = (name: string) => ({
      send: async () => {
        carried.push(name);
        return { kind: 'sent' } as const;
      },
    });
    const sender = new MessageSenderByChannel({ email: carrier('mail'), phone: carrier('text') });
    await sender.send(aCodeMessage());
    await sender.send(aCodeMessage({ to: { channel: 'phone', phone: '+13055550142' } }));
    expect(carried).toEqual(['mail', 'text']);
  });
});
