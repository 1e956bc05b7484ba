import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { Guest, Identifier } from './guest';
import { NeutralMode } from './neutral-mode';
import { OwnCodes } from './own-codes';
import { RequestCode } from './request-code';
import { SendCode } from './send-code';
import { TextMessageCountries } from './text-message-countries';

const email: Identifier = { channel: 'email', email: 'guest@example.com' };
const phone: Identifier = { channel: 'phone', phone: '+13055550142' };
const stranger: Identifier = { channel: 'email', email: 'nobody@example.com' };
const byEmailOnly: Guest = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};
const guest: Guest = { ...byEmailOnly, phone: '+13055550142' };
const someone = (n: number): Identifier => ({ channel: 'email', email: `nobody-${n}@example.com` });
const waitOutcome = { kind: 'wait', retryAfterSeconds: 30 };

interface RequestOptions {
  readonly known?: Guest;
  readonly breaks?: string;
  readonly sent?: SendOutcome;
  readonly isAlwaysNeutral?: boolean;
}

/** A line of real rules over a memory, which writes down every call in order. */
function aLine({ known = guest, breaks, sent = { kind: 'sent' }, isAlwaysNeutral = false }: RequestOptions = {}) {
  const clock = new StoppedClock();
  const limits = new RateLimitsInMemory(clock);
  const calls: string[] = [];
  const messages: Message[] = [];
  const isBroken = { now: breaks !== undefined };
  const call = (what: string) => {
    calls.push(what);
    if (isBroken.now && breaks !== undefined && what.startsWith(breaks)) throw new Error('broken');
  };
  const guests = {
    findGuest: async (identifier: Identifier) => {
      call('find');
      const isKnown =
        identifier.channel === 'email' ? identifier.email === known.email : identifier.phone === known.phone;
      return isKnown ? known : undefined;
    },
    getGuest: async () => known,
    recordVerifiedAddress: async () => undefined,
  };
  const codes = {
    issue: async ({ code, browser, identifier }: { code: string; browser: string; identifier: Identifier }) =>
      call(`issue ${code} to ${browser} for ${identifier.channel}`),
    check: async () => ({ kind: 'no-code' }) as const,
    restore: async () => undefined,
  };
  const sender = {
    send: async (message: Message) => {
      call(`send to ${message.to.channel}`);
      messages.push(message);
      return sent;
    },
  };
  const random = { integerBelow: () => 42, token: () => 'random' };
  const countries = new TextMessageCountries(['US'], {
    countryOf: (number) => (number.startsWith('+1') ? 'US' : 'FR'),
  });
  const requestCode = new RequestCode({
    guests,
    limits,
    countries,
    neutral: new NeutralMode(limits, isAlwaysNeutral),
    sendCode: new SendCode({ codes: new OwnCodes({ repository: codes, sender, random }), limits, lineName: 'Ondine' }),
    pause: async () => call('pause'),
  });
  const events = {
    noMatch: ({ channel }: Identifier) => void calls.push(`note ${channel}`),
    reportUnsent: () => void calls.push('unsent'),
  };
  const visitor = { browser: 'b', address: '203.0.113.1', events, knownBrowserOf: () => undefined };
  return {
    clock,
    calls,
    messages,
    requestCode,
    isBroken,
    ask: (more: Partial<Parameters<RequestCode['run']>[0]> = {}, verdict: BotCheckOutcome = { kind: 'human' }) =>
      requestCode.run({ ...visitor, identifier: email, botCheck: async () => verdict, asksChannel: false, ...more }),
    askTo: (channel: 'email' | 'phone', identifier = email) => requestCode.runTo({ ...visitor, identifier, channel }),
    askAgain: (identifier: Identifier) => requestCode.runAgain({ ...visitor, identifier }),
  };
}

/** Messages of neutral answers go out after them. */
const afterwards = () => new Promise((resolve) => setImmediate(resolve));

describe('RequestCode', () => {
  it('AUT-01 AUT-11 stores a code for a known identifier, then sends it', async () => {
    const line = aLine();
    expect(await line.ask()).toEqual({ kind: 'sent' });
    expect(line.calls).toEqual(['find', 'issue 000042 to b for email', 'send to email']);
    expect(line.messages[0]).toMatchObject({
      to: email,
      kind: 'code',
      code: '000042',
      subject: 'Your Ondine sign-in code',
    });
    expect(line.messages[0]?.short).toMatch(/^000042 is your Ondine sign-in code\./);
  });

  it('AUT-12 A7 sends nothing to a stranger, and notes it once', async () => {
    const line = aLine();
    expect(await line.ask({ identifier: stranger })).toEqual({ kind: 'no-match' });
    expect(line.calls).toEqual(['find', 'note email']);
  });

  it.each([
    [{ kind: 'empty-token' }, { kind: 'bot-check-empty' }],
    [{ kind: 'failed' }, { kind: 'bot-check-failed' }],
    [{ kind: 'unavailable' }, { kind: 'bot-check-unavailable' }],
    [
      { kind: 'limited', retryAfterSeconds: 9 },
      { kind: 'bot-check-limited', retryAfterSeconds: 9 },
    ],
  ] as const)('A7 TRK-02 looks nobody up when the bot check says %j', async (verdict, expected) => {
    const line = aLine();
    expect(await line.ask({}, verdict)).toEqual(expected);
    expect(line.calls).toEqual([]);
  });

  it('G6 names the store that failed where the bot check could not be made', async () => {
    const line = aLine();
    const cause = new Error('the store is away');
    expect(await line.ask({}, { kind: 'unavailable', cause })).toEqual({ kind: 'unavailable', cause });
    expect(line.calls).toEqual([]);
  });

  it('F6 A6 keeps five codes in 15 minutes for a browser that signed in before, whatever strangers have used up', async () => {
    const line = aLine();
    const known = { knownBrowserOf: ({ channel }: Identifier) => (channel === 'email' ? 'device-1' : undefined) };
    for (let count = 0; count < 5; count += 1) {
      expect((await line.ask({ browser: `stranger-${count}`, address: `203.0.113.${count}` })).kind).toBe('sent');
      line.clock.pass({ seconds: 30 });
    }
    expect((await line.ask()).kind).toBe('wait');
    for (let count = 0; count < 5; count += 1) {
      expect((await line.ask(known)).kind).toBe('sent');
      expect((await line.ask(known)).kind).toBe('wait');
      line.clock.pass({ seconds: 30 });
    }
    expect((await line.ask(known)).kind).toBe('wait');
    expect((await line.ask({ knownBrowserOf: () => 'device-2' })).kind).toBe('sent');
    line.clock.pass({ minutes: 15 });
    for (let count = 0; count < 5; count += 1) {
      await line.ask({ browser: `stranger-${count}` });
      line.clock.pass({ minutes: 4 });
    }
    expect((await line.ask()).kind).toBe('wait');
    expect((await line.ask(known)).kind).toBe('sent');
  });

  it.each(['find', 'issue', 'send'])(
    'D4 is unavailable when "%s" breaks, and lets the guest try again at once with the same proof',
    async (breaks) => {
      const line = aLine({ breaks });
      let isSpent = true;
      const proof = { kind: 'human', release: async () => void (isSpent = false) } as const;
      expect(await line.ask({}, proof)).toMatchObject({ kind: 'unavailable', cause: { message: 'broken' } });
      expect(isSpent).toBe(false);
      line.isBroken.now = false;
      isSpent = true;
      expect(await line.ask({}, proof)).toEqual({ kind: 'sent' });
      expect(isSpent).toBe(true);
    },
  );

  it('D4 gives the budget back for an address that its carrier refuses', async () => {
    const line = aLine({ sent: { kind: 'refused', reason: 'opted-out' } });
    for (let time = 0; time < 3; time += 1)
      expect(await line.ask()).toEqual({ kind: 'undeliverable', reason: 'opted-out' });
  });
});

describe('the limits of codes', () => {
  it('A6 waits 30 s between sends', async () => {
    const line = aLine();
    await line.ask();
    expect(await line.ask()).toEqual(waitOutcome);
    line.clock.pass({ seconds: 29 });
    expect(await line.ask()).toEqual({ kind: 'wait', retryAfterSeconds: 1 });
    line.clock.pass({ seconds: 1 });
    expect(await line.ask()).toEqual({ kind: 'sent' });
  });

  it('A6 sends five in a quarter of an hour, ten a day, for all visitors together', async () => {
    const line = aLine();
    const visit = async (address: string) => {
      line.clock.pass({ seconds: 31 });
      return line.ask({ address, browser: address });
    };
    for (let time = 0; time < 5; time += 1) expect((await visit(`a-${time}`)).kind).toBe('sent');
    expect(await visit('b')).toMatchObject({ kind: 'wait' });
    line.clock.pass({ minutes: 15 });
    for (let time = 0; time < 5; time += 1) expect((await visit(`c-${time}`)).kind).toBe('sent');
    line.clock.pass({ minutes: 15 });
    const tired = await visit('d');
    expect(tired.kind === 'wait' && tired.retryAfterSeconds).toBeGreaterThan(23 * 3600);
  });

  it('A6 serves 20 requests in a quarter of an hour from one address', async () => {
    const line = aLine();
    for (let n = 0; n < 20; n += 1)
      expect((await line.ask({ identifier: someone(n % 5), browser: `b-${n}` })).kind).toBe('no-match');
    expect(await line.ask({ browser: 'fresh' })).toEqual({ kind: 'wait', retryAfterSeconds: 900 });
    expect((await line.ask({ address: '203.0.113.2' })).kind).toBe('sent');
    expect(line.calls.filter((call) => call === 'find')).toHaveLength(21);
  });

  it.each([
    ['address', { browser: '' }],
    ['browser', { address: '' }],
  ] as const)('A7 lets one %s name ten identifiers in a quarter of an hour', async (_what, varied) => {
    const line = aLine();
    const vary = (n: number) => Object.fromEntries(Object.keys(varied).map((key) => [key, `${key}-${n}`]));
    for (let n = 0; n < 10; n += 1)
      expect((await line.ask({ identifier: someone(n), ...vary(n) })).kind).toBe('no-match');
    expect((await line.ask({ identifier: someone(10), ...vary(10) })).kind).toBe('wait');
    expect((await line.ask({ identifier: someone(3), ...vary(11) })).kind).toBe('no-match');
  });

  it('A6 AUT-07 sends no text message to a country that is not listed, known or not', async () => {
    const known = { ...guest, phone: '+33612345678' };
    const line = aLine({ known });
    expect(await line.ask({ identifier: { channel: 'phone', phone: '+33612345678' } })).toEqual({
      kind: 'unlisted-country',
    });
    expect(await line.ask({ identifier: { channel: 'phone', phone: '+33699999999' } })).toEqual({
      kind: 'unlisted-country',
    });
    expect(line.calls).toEqual([]);
  });

  it('A6 stops text messages of the whole site after 60 in a minute; e-mail goes on', async () => {
    const clock = new StoppedClock();
    const limits = new RateLimitsInMemory(clock);
    const codes = { prepare: async () => ({ send: async () => ({ kind: 'sent' }) as const }) };
    const sendCode = new SendCode({ codes, limits, lineName: 'Ondine' });
    const text = (n: number) => sendCode.run({ to: { channel: 'phone', phone: `+1305555${1000 + n}` }, browser: 'b' });
    for (let n = 0; n < 60; n += 1) expect((await text(n)).kind).toBe('sent');
    expect(await text(60)).toEqual({ kind: 'wait', retryAfterSeconds: 60 });
    expect((await sendCode.run({ to: email, browser: 'b' })).kind).toBe('sent');
    clock.pass({ seconds: 60 });
    expect((await text(61)).kind).toBe('sent');
  });

  it.each([
    [true, 'wait'],
    [false, 'sent'],
  ])('A6 H10 counts a neutral answer as a text message where one is sent: %s', async (isKnown, kind) => {
    const limits = new RateLimitsInMemory(new StoppedClock());
    const codes = { prepare: async () => ({ send: async () => ({ kind: 'sent' }) as const }) };
    const sendCode = new SendCode({ codes, limits, lineName: 'Ondine' });
    const to = (n: number): Identifier => ({ channel: 'phone', phone: `+1305555${1000 + n}` });
    for (let n = 0; n < 60; n += 1)
      await sendCode.runNeutrally({ to: to(n), browser: 'b', isKnown, onFailure: () => undefined });
    expect((await sendCode.run({ to: to(60), browser: 'b' })).kind).toBe(kind);
  });
});

describe('the choice of where a code goes', () => {
  it('AUT-04 H04 offers both addresses of a guest, and sends nothing yet', async () => {
    const line = aLine();
    expect(await line.ask({ asksChannel: true })).toEqual({ kind: 'choose', channels: [email, phone] });
    expect(line.calls).toEqual(['find']);
    expect(await line.ask({ asksChannel: true, identifier: phone })).toEqual({
      kind: 'choose',
      channels: [email, phone],
    });
  });

  it('AUT-04 H04 sends at once where there is nothing to choose', async () => {
    expect(await aLine({ known: byEmailOnly }).ask({ asksChannel: true })).toEqual({ kind: 'sent' });
    expect(await aLine({ known: { ...guest, phone: '+33612345678' } }).ask({ asksChannel: true })).toEqual({
      kind: 'sent',
    });
  });

  it('AUT-04 sends to the chosen address, and stores the code for it', async () => {
    const line = aLine();
    expect(await line.askTo('phone')).toEqual({ kind: 'sent' });
    expect(line.calls).toEqual(['find', 'issue 000042 to b for phone', 'send to phone']);
    expect(await line.askTo('phone')).toEqual(waitOutcome);
    expect(await line.askTo('email')).toEqual({ kind: 'sent' });
  });

  it('AUT-04 sends nothing to an address that the guest does not have, nor to nobody', async () => {
    expect(await aLine({ known: byEmailOnly }).askTo('phone')).toEqual({ kind: 'no-match' });
    expect(await aLine().askTo('email', stranger)).toEqual({ kind: 'no-match' });
  });

  it('A6 AUT-06 sends again within the same budgets', async () => {
    const line = aLine();
    await line.ask();
    expect(await line.askAgain(email)).toEqual(waitOutcome);
    line.clock.pass({ seconds: 30 });
    expect(await line.askAgain(email)).toEqual({ kind: 'sent' });
    line.clock.pass({ seconds: 30 });
    for (let n = 0; n < 18; n += 1) await line.askAgain(someone(n));
    expect(await line.askAgain(email)).toMatchObject({ kind: 'wait' });
  });
});

describe('neutral answers', () => {
  it('H10 tells strangers and guests the same, and sends strangers nothing', async () => {
    const line = aLine({ isAlwaysNeutral: true });
    expect(await line.ask({ identifier: stranger, asksChannel: true })).toEqual({ kind: 'sent' });
    await afterwards();
    expect([...line.calls].sort()).toEqual(['find', 'issue 000042 to b for email', 'note email', 'pause']);
    expect(await line.ask({ asksChannel: true })).toEqual({ kind: 'sent' });
    await afterwards();
    expect(line.messages).toHaveLength(1);
    expect([await line.ask({ identifier: stranger }), await line.ask()]).toEqual([waitOutcome, waitOutcome]);
  });

  it('H10 A7 tells nobody by a failure who is known, and writes it down', async () => {
    const line = aLine({ isAlwaysNeutral: true, breaks: 'send' });
    expect(await line.ask()).toEqual({ kind: 'sent' });
    await afterwards();
    expect(line.calls).toContain('unsent');
  });

  it('H10 writes down a message that its carrier refused, and none that was sent', async () => {
    const refused = aLine({ isAlwaysNeutral: true, sent: { kind: 'refused', reason: 'opted-out' } });
    expect(await refused.ask()).toEqual({ kind: 'sent' });
    await afterwards();
    expect(refused.calls).toContain('unsent');
    const line = aLine({ isAlwaysNeutral: true });
    await line.ask();
    await afterwards();
    expect(line.messages).toHaveLength(1);
    expect(line.calls).not.toContain('unsent');
  });

  it('A7 begins after 50 no-matches in a minute over the whole site, and ends 15 minutes later', async () => {
    const line = aLine();
    const guess = (n: number) => line.ask({ identifier: someone(n), address: `203.0.113.${n}`, browser: `b-${n}` });
    for (let n = 0; n < 50; n += 1) expect((await guess(n)).kind).toBe('no-match');
    expect(await guess(50)).toEqual({ kind: 'sent' });
    expect(line.messages).toEqual([]);
    expect(await guess(51)).toEqual({ kind: 'sent' });
    line.clock.pass({ minutes: 14, seconds: 59 });
    expect(await guess(52)).toEqual({ kind: 'sent' });
    line.clock.pass({ seconds: 1 });
    expect(await guess(53)).toEqual({ kind: 'no-match' });
  });

  it('A7 answers a stranger again that a code was sent, as it did before', async () => {
    const line = aLine();
    expect(await line.askAgain(stranger)).toEqual({ kind: 'sent' });
    expect(line.messages).toEqual([]);
  });
});
