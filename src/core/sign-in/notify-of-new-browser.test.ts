import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Message } from '../messages/message';
import { plainTextOf } from '../messages/plain-text';
import type { Guest } from './guest';
import { newBrowserNotice } from './new-browser-notice';
import { NotifyOfNewBrowser } from './notify-of-new-browser';

const unreachable: Guest = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};
const byPhone: Guest = { ...unreachable, phone: '+13055550142' };
const guest: Guest = { ...byPhone, email: 'guest@example.com' };

function aTeller({ fails = false, reaches = true } = {}) {
  const messages: Message[] = [];
  const carrier = { fails };
  const sender = {
    send: async (message: Message) => {
      if (carrier.fails) throw new Error('down');
      messages.push(message);
      return { kind: 'sent' } as const;
    },
  };
  const teller = new NotifyOfNewBrowser({
    sender,
    limits: new RateLimitsInMemory(new StoppedClock()),
    countries: { canReach: () => reaches },
    lineName: 'Ondine',
  });
  const notify = (recipient: Guest) =>
    teller.run({
      guest: recipient,
      browser: 'Firefox on macOS',
      at: new Date('2027-03-01T14:05:00Z'),
      sessionsUrl: 'https://ondine.example/my-profile/settings/sessions',
    });
  return { messages, notify, carrier };
}

describe('the notice of a new browser', () => {
  it('A8 says where and when, and how to end it, to the guest’s e-mail', async () => {
    const { messages, notify } = aTeller();
    expect(await notify(guest)).toEqual({ kind: 'notified' });
    const [notice] = messages;
    expect(notice).toMatchObject({ to: { channel: 'email', email: 'guest@example.com' }, kind: 'security' });
    const text = notice ? plainTextOf(notice) : '';
    for (const words of [
      'Firefox on macOS',
      '1 March',
      '14:05 UTC',
      'Sign out everywhere',
      'https://ondine.example/my-profile/settings/sessions',
    ])
      expect(text).toContain(words);
  });

  it('A8 names a browser of which little is known within its sentence', () => {
    const notice = newBrowserNotice({
      guest,
      browser: 'A browser on Linux',
      at: new Date('2027-03-01T14:05:00Z'),
      lineName: 'Ondine',
      sessionsUrl: '/sessions',
    });
    expect(notice?.short).toContain('account with a browser on Linux on 1 March');
  });

  it('A8 holds nothing that could be taken for a code', async () => {
    const { messages, notify } = aTeller();
    await notify(guest);
    await notify(byPhone);
    for (const message of messages)
      expect(`${plainTextOf(message)} ${message.short} ${message.subject}`).not.toMatch(/\d{5,}/);
  });

  it('A8 goes by phone to a guest without an e-mail, within what may be sent', async () => {
    const { messages, notify } = aTeller();
    for (let time = 0; time < 10; time += 1) await notify(byPhone);
    expect(await notify(byPhone)).toMatchObject({ kind: 'unnotified' });
    for (let time = 0; time < 50; time += 1) await notify({ ...byPhone, phone: `+13055550${200 + time}` });
    expect(await notify({ ...byPhone, phone: '+13055550300' })).toMatchObject({ kind: 'unnotified' });
    expect(messages).toHaveLength(60);
    expect(await aTeller({ reaches: false }).notify(byPhone)).toMatchObject({ kind: 'unnotified' });
  });

  it('D4 A8 costs nothing when the carrier took nothing', async () => {
    const { messages, notify, carrier } = aTeller({ fails: true });
    for (let time = 0; time < 60; time += 1) await notify(byPhone);
    carrier.fails = false;
    expect(await notify(byPhone)).toEqual({ kind: 'notified' });
    expect(messages).toHaveLength(1);
  });

  it('A8 lets a sign-in succeed when the mail cannot be sent', async () => {
    expect(await aTeller({ fails: true }).notify(guest)).toMatchObject({
      kind: 'unnotified',
      cause: { message: 'down' },
    });
    expect(await aTeller().notify(unreachable)).toMatchObject({ kind: 'unnotified' });
  });
});
