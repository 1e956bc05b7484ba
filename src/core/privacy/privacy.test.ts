import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Message } from '../messages/message';
import { money } from '../shared/money';
import { AskDeletion } from './ask-deletion';
import type { DeletionRequest } from './deletion-request';
import { MakeCopy, copyText } from './make-copy';

const clock = new StoppedClock('2027-01-11T15:00:00Z');

function exporter(read: () => Promise<unknown>) {
  const failures: string[] = [];
  const sources = [
    { name: 'profile', title: 'Your profile', read: async (contactId: string) => ({ contactId }) },
    { name: 'payments', title: 'Your payments', read },
  ];
  const notIncluded = [{ what: 'Card numbers', why: 'We never have them.' }];
  return {
    copy: new MakeCopy({
      lineName: 'Ondine',
      sources,
      notIncluded,
      clock,
      onFailure: (_error, name) => void failures.push(name),
    }),
    failures,
  };
}

describe('a copy of a guest’s data', () => {
  it('H60 has every chapter of this guest, in words that people read, and says what it lacks', async () => {
    const outcome = await exporter(async () => [
      { amount: money(2_450_000, 'USD'), paidAt: new Date('2027-01-02T10:00:00Z') },
    ]).copy.run('eleanor');
    if (outcome.kind !== 'ready') throw new Error('It was not made.');
    expect(JSON.parse(copyText(outcome.file))).toEqual({
      about: {
        line: 'Ondine',
        contactId: 'eleanor',
        preparedAt: '2027-01-11T15:00:00.000Z',
        notIncluded: [{ what: 'Card numbers', why: 'We never have them.' }],
      },
      profile: { contactId: 'eleanor' },
      payments: [{ amount: '$24,500.00', paidAt: '2027-01-02T10:00:00.000Z' }],
    });
  });

  it('H60 formats money, and nothing that only resembles it', async () => {
    const values = [
      null,
      'ab',
      7,
      [1, 2],
      { amount: 1, currency: 2 },
      { amount: '1', currency: 'USD' },
      { amount: 1, total: 'USD' },
      { total: 1, currency: 'USD' },
      { amount: 1, currency: 'USD', note: 'More than an amount.' },
    ];
    const { copy } = exporter(async () => [...values, money(100, 'USD')]);
    const outcome = await copy.run('eleanor');
    if (outcome.kind !== 'ready') throw new Error('It was not made.');
    expect((JSON.parse(copyText(outcome.file)) as { readonly payments: unknown }).payments).toEqual([
      ...values,
      '$1.00',
    ]);
    expect(copy.titles).toEqual(['Your profile', 'Your payments']);
  });

  it('H60 reads any number of chapters, each of them once', async () => {
    const read: string[] = [];
    const names = Array.from({ length: 9 }, (_, index) => `chapter ${index}`);
    const sources = names.map((name) => ({ name, title: name, read: async () => void read.push(name) }));
    const copy = new MakeCopy({ lineName: 'Ondine', sources, notIncluded: [], clock, onFailure: () => undefined });
    const outcome = await copy.run('eleanor');
    expect(read).toEqual(names);
    expect(outcome.kind === 'ready' && Object.keys(outcome.file)).toEqual(['about', ...names]);
    expect(outcome.kind === 'ready' && outcome.file[names[8] ?? '']).toBeNull();
  });

  it('E2 is not made without one of its chapters', async () => {
    const { copy, failures } = exporter(async () => {
      throw new Error('down');
    });
    expect(await copy.run('eleanor')).toEqual({ kind: 'incomplete', missing: ['Your payments'] });
    expect(failures).toEqual(['payments']);
  });
});

function deletions({ isMailDown = false } = {}) {
  let open: DeletionRequest | undefined;
  const sent: Message[] = [];
  const unsent: unknown[] = [];
  const asking = new AskDeletion({
    requests: {
      find: async () => [],
      open: async () => {
        const kind = open ? ('known' as const) : ('opened' as const);
        open ??= { requestId: 'request-1', askedAt: clock.now(), state: 'open' };
        return { kind, request: open };
      },
      withdraw: async () => {
        const request = open;
        open = undefined;
        return request;
      },
    },
    limits: new RateLimitsInMemory(clock),
    countries: { canReach: (to) => to.channel === 'email' || to.phone.startsWith('+1') },
    sender: {
      send: async (message) => {
        if (isMailDown) throw new Error('down');
        sent.push(message);
        return { kind: 'sent' };
      },
    },
    privacyEmail: 'privacy@ondine.example',
    url: () => 'https://ondine.example/my-profile/settings/data',
    timeZone: 'America/New_York',
    onUnsent: (error) => void unsent.push(error),
  });
  return { asking, sent, unsent };
}
const guest = {
  contactId: 'eleanor',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};

describe('a request for deletion', () => {
  it('D2 is notified to the guest and to those who carry it out, once', async () => {
    const { asking, sent } = deletions();
    expect(await asking.ask(guest)).toEqual({ kind: 'asked', isConfirmed: true });
    expect(await asking.ask(guest)).toEqual({ kind: 'known', isConfirmed: true });
    expect(sent.map(({ to, kind }) => [to.channel === 'email' && to.email, kind])).toEqual([
      ['guest@example.com', 'security'],
      ['privacy@ondine.example', 'security'],
    ]);
    expect(JSON.stringify(sent[1])).not.toMatch(/Marsh|guest@example/);
    expect(await asking.withdraw(guest)).toEqual({ kind: 'withdrawn', isConfirmed: true });
    expect(await asking.withdraw(guest)).toEqual({ kind: 'none', isConfirmed: true });
    expect(sent).toHaveLength(4);
    expect(sent[2]?.subject).toBe('Your data stays with us');
  });

  it('D4 stands when no message can be sent, and says so', async () => {
    const { asking, unsent } = deletions({ isMailDown: true });
    expect(await asking.ask(guest)).toEqual({ kind: 'asked', isConfirmed: false });
    expect(unsent).toHaveLength(2);
  });

  it('A6 F5 is asked for and withdrawn five times a day, because each time messages are sent', async () => {
    const { asking, sent } = deletions();
    for (let time = 0; time < 5; time += 1) {
      expect((await asking.ask(guest)).kind).toBe('asked');
      await asking.withdraw(guest);
    }
    expect(await asking.ask(guest)).toEqual({ kind: 'too-many', retryAfterSeconds: 24 * 3600 });
    expect([await asking.withdraw(guest), sent.length]).toEqual([{ kind: 'none', isConfirmed: true }, 20]);
    expect((await asking.ask({ ...guest, contactId: 'james' })).kind).toBe('asked');
  });

  it('A6 goes to no telephone of a country to which no text messages are sent', async () => {
    const { email, ...byPhone } = { ...guest, phone: '+4915112345678' };
    const { asking, sent, unsent } = deletions();
    expect(await asking.ask(byPhone)).toEqual({ kind: 'asked', isConfirmed: false });
    expect([sent.map(({ to }) => to.channel), unsent.length, email]).toEqual([['email'], 1, 'guest@example.com']);
  });

  it('D2 goes to the telephone of a guest without an address, and is unconfirmed for a guest without both', async () => {
    const { email, ...withoutEmail } = guest;
    const byPhone = deletions();
    expect(await byPhone.asking.ask({ ...withoutEmail, phone: '+13055550142' })).toEqual({
      kind: 'asked',
      isConfirmed: true,
    });
    expect(byPhone.sent.map(({ to }) => to)).toEqual([
      { channel: 'phone', phone: '+13055550142' },
      { channel: 'email', email: 'privacy@ondine.example' },
    ]);
    const byNothing = deletions();
    expect(await byNothing.asking.ask(withoutEmail)).toEqual({ kind: 'asked', isConfirmed: false });
    expect([byNothing.sent.length, email]).toEqual([1, 'guest@example.com']);
  });
});
