import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { StoppedClock } from '../../../test/builders/a-clock';
import type { Message } from '../messages/message';
import { addressOf } from '../sign-in/address-of';
import { sendUses } from '../sign-in/code-limits';
import { confirmationMessage, confirmationOf } from './confirmation-code';
import type { Contact, ContactSheet } from './contact';
import { contactNotices } from './contact-notice';
import { SendConfirmation } from './send-confirmation';

const contact = (address: string, more: Partial<Contact> = {}): Contact => ({
  id: address,
  channel: address.startsWith('+') ? 'phone' : 'email',
  address,
  use: 'Personal',
  isPrimary: false,
  ...more,
});
const known = (address: string, more: Partial<Contact> = {}) =>
  contact(address, { confirmedAddress: address, ...more });
const sheetOf = (contacts: readonly Contact[], inUse: ContactSheet['inUse'] = {}): ContactSheet => ({
  contacts,
  removedIds: [],
  inUse,
});

describe('the notice of a change', () => {
  const [email, phone, old] = [
    known('old@example.com', { isPrimary: true }),
    known('+13055550142', { isPrimary: true }),
    known('second@example.com'),
  ];
  const before = sheetOf([email, phone, old], { email: 'old@example.com', phone: '+13055550142' });
  const notify = (after: readonly Contact[]) =>
    contactNotices({
      before,
      after: sheetOf(after),
      lineName: 'Ondine Yachts',
      accountUrl: 'https://ours.example/account',
    });
  const notified = (after: readonly Contact[]) => notify(after).map(({ to }) => addressOf(to));

  it('A8 goes to the address that was in use before, and names a new one masked', () => {
    const [notice] = notify([
      { ...email, isPrimary: false },
      phone,
      old,
      contact('new@example.com', { isPrimary: true }),
    ]);
    expect(notice).toMatchObject({ to: { email: 'old@example.com' }, kind: 'security' });
    expect(notice?.short).toContain('n•••@example.com was added; n•••@example.com is now your primary e-mail address');
    expect(notice?.short).not.toMatch(/new@example|\d{6}/);
  });

  it('A8 says what was changed, confirmed and removed', () => {
    const happened = (after: readonly Contact[], from = before) =>
      /account: (.*?)\.(?: If|$)/.exec(
        contactNotices({ before: from, after: sheetOf(after), lineName: 'Ondine', accountUrl: '' })[0]?.short ?? '',
      )?.[1];
    expect(happened([{ ...email, address: 'new@example.com' }, phone, old])).toBe(
      'o•••@example.com is to become n•••@example.com',
    );
    const waiting = { ...email, address: 'new@example.com' };
    expect(
      happened(
        [{ ...waiting, confirmedAddress: 'new@example.com' }, phone, old],
        sheetOf([waiting, phone, old], { email: 'old@example.com' }),
      ),
    ).toBe('n•••@example.com was confirmed and opens your account');
    expect(happened([email, phone])).toBe('s•••@example.com was removed');
    expect(happened([email, { ...phone, isPrimary: false }, known('+13055550199', { isPrimary: true }), old])).toMatch(
      /^••• 99 was added; ••• 99 is now your primary phone number$/,
    );
  });

  it('A8 goes to the phone of a guest without e-mail, and to nobody twice', () => {
    const alone = sheetOf([phone], { phone: '+13055550142' });
    const to = (from: ContactSheet, after: readonly Contact[]) =>
      contactNotices({ before: from, after: sheetOf(after), lineName: 'Ondine', accountUrl: '' }).map((notice) =>
        addressOf(notice.to),
      );
    expect(to(alone, [phone, contact('new@example.com', { isPrimary: true })])).toEqual(['+13055550142']);
    expect(to(before, [phone])).toEqual(['old@example.com', 'second@example.com']);
    // The phone stays the primary one, so that only the e-mail is notified.
    expect(to(before, [email, phone, old, contact('new@example.com')])).toEqual(['old@example.com']);
  });

  it('A8 goes to each address that stops opening the account, and to the phone that was primary', () => {
    expect(notified([email, phone])).toEqual(['old@example.com', 'second@example.com']);
    expect(
      notified([email, { ...phone, isPrimary: false }, old, contact('+13055550143', { isPrimary: true })]),
    ).toEqual(['old@example.com', '+13055550142']);
    expect(
      notified([{ ...email, address: 'new@example.com', confirmedAddress: 'new@example.com' }, phone, old]),
    ).toEqual(['old@example.com']);
    expect(notified(before.contacts)).toEqual([]);
    expect(notified(before.contacts.map((one) => ({ ...one, use: 'Business' })))).toEqual([]);
  });
});

describe('SendConfirmation', () => {
  function aSender(notified: { readonly sends?: 'sent' | 'refused' | 'fails' } = {}) {
    const clock = new StoppedClock();
    const sent: Message[] = [];
    const issued: string[] = [];
    const listed = Array.from({ length: 12 }, (_, at) => contact(`a-${at}@example.com`));
    const limits = new RateLimitsInMemory(clock);
    const send = new SendConfirmation({
      repository: { find: async () => sheetOf([...listed, known('known@example.com'), contact('+998555550142')]) },
      limits,
      codes: {
        prepare: async ({ identifier, write }) => {
          issued.push(addressOf(identifier));
          return {
            send: async () => {
              if (notified.sends === 'fails') throw new Error('the carrier rests');
              if (notified.sends === 'refused') return { kind: 'refused', reason: 'unknown-address' };
              sent.push(write('000007'));
              return { kind: 'sent' };
            },
          };
        },
      },
      countries: { canReach: ({ channel }) => channel === 'email' },
      lineName: 'Ondine Yachts',
    });
    return {
      sent,
      issued,
      clock,
      limits,
      run: (id: string, contactId = 'c') =>
        send.run({ contactId, id, browser: 'b', visitorAddress: `198.51.100.${contactId}` }),
    };
  }

  it('A8 sends a code that is bound to guest and address, and worth nothing at the sign-in page', async () => {
    const { sent, issued, run } = aSender();
    expect(await run('a-0@example.com')).toMatchObject({ kind: 'sent' });
    expect(issued).toEqual([addressOf(confirmationOf('c', { channel: 'email', email: 'a-0@example.com' }))]);
    expect(issued).not.toContain('a-0@example.com');
    expect(sent).toMatchObject([{ to: { email: 'a-0@example.com' }, kind: 'code' }]);
  });

  it('A6 A7 writes to one address every half minute at most, and to eight in a day', async () => {
    const { sent, clock, run } = aSender();
    await run('a-0@example.com');
    expect(await run('a-0@example.com')).toMatchObject({ kind: 'wait', retryAfterSeconds: 30 });
    for (let at = 1; at < 12; at += 1) {
      clock.pass({ seconds: 120 });
      await run(`a-${at}@example.com`);
    }
    expect(sent).toHaveLength(8);
  });

  it('F6 A6 counts a listed address apart from sign-in and for each guest, and 20 in a day for all of them', async () => {
    const { sent, clock, limits, run } = aSender();
    const signIn = sendUses({ channel: 'email', email: 'a-0@example.com' });
    expect((await run('a-0@example.com')).kind).toBe('sent');
    expect((await run('a-0@example.com', 'another')).kind).toBe('sent');
    expect((await limits.take(signIn)).kind).toBe('within');
    for (let count = 0; count < 30; count += 1) {
      clock.pass({ minutes: 4 });
      await run('a-0@example.com', `guest-${count}`);
    }
    expect(sent).toHaveLength(20);
  });

  it('D4 A7 tells an entry that is not there, one that is confirmed, and one that no message reaches', async () => {
    const { sent, run } = aSender();
    expect([
      (await run('nobody-s')).kind,
      (await run('known@example.com')).kind,
      (await run('+998555550142')).kind,
    ]).toEqual(['not-found', 'confirmed-already', 'unreachable']);
    expect(sent).toEqual([]);
    const refused = aSender({ sends: 'refused' });
    // What did not go out costs nothing.
    expect([(await refused.run('a-1@example.com')).kind, (await refused.run('a-1@example.com')).kind]).toEqual([
      'unreachable',
      'unreachable',
    ]);
    const failing = aSender({ sends: 'fails' });
    for (let count = 0; count < 2; count += 1)
      expect(await failing.run('a-1@example.com')).toMatchObject({ kind: 'unavailable' });
  });
});

it.each([
  [{ channel: 'email', email: 'new@example.com' } as const, 'e-mail address'],
  [{ channel: 'phone', phone: '+13055550142' } as const, 'phone number'],
])('a confirmation to %j speaks of the %s', (to, what) => {
  const { subject, short, paragraphs } = confirmationMessage({ to, code: '000007', lineName: 'Ondine' });
  expect(subject).toBe(`Confirm this ${what} for Ondine`);
  expect(short).toContain(`000007 confirms this ${what}`);
  expect(paragraphs[0]).toContain(`gave this ${what} as theirs`);
});

it('ACC-16 a confirmation’s subject is of its channel, and no address that signs in', () => {
  expect(confirmationOf('c-1', { channel: 'email', email: 'new@example.com' })).toEqual({
    channel: 'email',
    email: 'c-1 confirms new@example.com',
  });
  expect(confirmationOf('c-1', { channel: 'phone', phone: '+13055550142' })).toEqual({
    channel: 'phone',
    phone: 'c-1 confirms +13055550142',
  });
});
