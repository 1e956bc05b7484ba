import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { SendOutcome } from '../messages/message-sender.port';
import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { CodeCheckOutcome, CodeGuess, CodePreparation } from '../sign-in/one-time-codes.port';
import { watchProof } from '../watches/watch-message';
import { ProveAddress } from './prove-address';

const ada = { email: 'ada@example.com', browser: 'b-1', network: '192.0.2.1' };
const human = async (): Promise<BotCheckOutcome> => ({ kind: 'human' });

function prover({
  answer = async () => ({ kind: 'sent' }),
  verdict = { kind: 'right-code' },
}: {
  readonly answer?: () => Promise<SendOutcome>;
  readonly verdict?: CodeCheckOutcome;
} = {}) {
  const clock = new StoppedClock();
  const prepared: CodePreparation[] = [];
  const guesses: CodeGuess[] = [];
  const parts = { answer };
  const prove = new ProveAddress({
    codes: {
      prepare: async (preparation) => {
        prepared.push(preparation);
        return { send: () => parts.answer() };
      },
      check: async (guess) => {
        guesses.push(guess);
        return verdict;
      },
    },
    limits: new RateLimitsInMemory(clock),
    lineName: 'Ondine',
  });
  const send = (more: Partial<Parameters<ProveAddress['send']>[0]> = {}) => prove.send({ ...ada, ...more });
  return {
    clock,
    prepared,
    guesses,
    parts,
    prove,
    send,
    /** Sends with a passed bot check, each from a browser and a network of its own. */
    sendFromMany: async (count: number, from: string) => {
      const kinds: string[] = [];
      for (let index = 0; index < count; index += 1)
        kinds.push((await send({ botCheck: human, browser: `${from}-${index}`, network: `${from}-${index}` })).kind);
      return kinds;
    },
  };
}

describe('a code that proves an address', () => {
  it('is written to that address, and says what it is for', async () => {
    const { send, prepared } = prover();
    expect(await send()).toEqual({ kind: 'sent' });
    expect(await send({ about: watchProof })).toEqual({ kind: 'sent' });
    expect(prepared.map(({ to }) => to)).toEqual([
      { channel: 'email', email: ada.email },
      { channel: 'email', email: ada.email },
    ]);
    const texts = prepared.map(({ write }) => write('123456').paragraphs.join(' '));
    expect(texts[0]).toContain('nothing was reserved');
    expect(texts[1]).toContain('you hear nothing more of it');
  });

  it('reports an address that takes no message, and a carrier that does not answer', async () => {
    expect(await prover({ answer: async () => ({ kind: 'refused', reason: 'unknown-address' }) }).send()).toEqual({
      kind: 'undeliverable',
    });
    expect(await prover({ answer: () => Promise.reject(new Error('away')) }).send()).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('needs no bot check twice an hour in a browser, and one for every further code', async () => {
    const { send, clock } = prover();
    const kinds = [];
    for (const network of ['n-1', 'n-2', 'n-3']) kinds.push((await send({ network })).kind);
    expect(kinds).toEqual(['sent', 'sent', 'bot-check']);
    expect(await send({ network: 'n-4', botCheck: human })).toEqual({ kind: 'sent' });
    clock.pass({ minutes: 61 });
    expect((await send({ network: 'n-5' })).kind).toBe('sent');
  });

  it('needs no bot check twice an hour in a network, whatever the browser, and only where the network is known', async () => {
    const kindsOf = async (network: string | undefined) => {
      const { send } = prover();
      const kinds = [];
      for (const browser of ['b-1', 'b-2', 'b-3']) kinds.push((await send({ browser, network })).kind);
      return kinds;
    };
    expect(await kindsOf('192.0.2.1')).toEqual(['sent', 'sent', 'bot-check']);
    expect(await kindsOf(undefined)).toEqual(['sent', 'sent', 'sent']);
  });

  it.each([
    [{ kind: 'failed' }, { kind: 'bot-check', isMissed: true }],
    [{ kind: 'empty-token' }, { kind: 'bot-check', isMissed: false }],
    [
      { kind: 'limited', retryAfterSeconds: 90 },
      { kind: 'wait', retryAfterSeconds: 90 },
    ],
    [{ kind: 'unavailable' }, { kind: 'unavailable', cause: expect.any(Error) }],
    [
      { kind: 'unavailable', cause: 'Redis is away' },
      { kind: 'unavailable', cause: 'Redis is away' },
    ],
  ] satisfies [BotCheckOutcome, object][])('G6 is not sent when the bot check ends as %j', async (verdict, outcome) => {
    const { send, prepared } = prover();
    await send();
    await send();
    expect(await send({ botCheck: async () => verdict })).toEqual(outcome);
    expect(prepared).toHaveLength(2);
  });

  it('is sent to one address five times in a quarter of an hour and ten times a day, from wherever it is asked', async () => {
    const { sendFromMany, clock, prepared } = prover();
    expect(await sendFromMany(6, 'first')).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'wait']);
    clock.pass({ minutes: 14 });
    expect(await sendFromMany(1, 'soon')).toEqual(['wait']);
    clock.pass({ minutes: 2 });
    expect(await sendFromMany(5, 'second')).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    clock.pass({ minutes: 23 * 60 });
    expect(await sendFromMany(1, 'evening')).toEqual(['wait']);
    clock.pass({ minutes: 60 });
    expect(await sendFromMany(1, 'next-day')).toEqual(['sent']);
    expect(prepared).toHaveLength(11);
  });

  it('is sent six times in a quarter of an hour to one browser and twenty times to one network', async () => {
    const { send } = prover();
    const countSent = async (more: (index: number) => Partial<Parameters<typeof send>[0]>) => {
      for (let sent = 0; ; sent += 1) {
        const { kind } = await send({ botCheck: human, email: `${sent}@example.com`, ...more(sent) });
        if (kind !== 'sent') return [sent, kind];
      }
    };
    expect(await countSent((index) => ({ browser: 'one', network: `n-${index}` }))).toEqual([6, 'wait']);
    expect(await countSent((index) => ({ browser: `b-${index}`, network: 'one' }))).toEqual([20, 'wait']);
  });

  it('costs nothing when it could not be sent', async () => {
    const { parts, sendFromMany } = prover({ answer: () => Promise.reject(new Error('away')) });
    expect(await sendFromMany(5, 'away')).toEqual(Array.from({ length: 5 }, () => 'unavailable'));
    parts.answer = async () => ({ kind: 'sent' });
    expect(await sendFromMany(5, 'back')).toEqual(Array.from({ length: 5 }, () => 'sent'));
  });
});

describe('the check of such a code', () => {
  it.each([
    [{ kind: 'right-code' }, { kind: 'proved' }],
    [{ kind: 'wrong-code', attemptsLeft: 3 }, { kind: 'failed' }],
    [{ kind: 'no-code' }, { kind: 'failed' }],
    [{ kind: 'too-many-attempts' }, { kind: 'too-many-attempts', retryAfterSeconds: 30 }],
    [
      { kind: 'locked-out', retryAfterSeconds: 600 },
      { kind: 'too-many-attempts', retryAfterSeconds: 600 },
    ],
  ] satisfies [CodeCheckOutcome, object][])('ends for %j as %j', async (verdict, outcome) => {
    const { prove, guesses } = prover({ verdict });
    expect(await prove.check({ ...ada, code: '123456' })).toEqual(outcome);
    expect(guesses).toMatchObject([{ code: '123456', browser: ada.browser }]);
  });

  it('fails without a code, and asks for none', async () => {
    const { prove, guesses } = prover();
    expect(await prove.check({ ...ada, code: undefined })).toEqual({ kind: 'failed' });
    expect(guesses).toEqual([]);
  });

  it('finds the code of this address in this browser, and never that of another browser', async () => {
    const { prove, send, prepared, guesses } = prover();
    await send();
    await prove.check({ ...ada, code: '123456' });
    await prove.check({ ...ada, browser: 'b-2', code: '123456' });
    expect(guesses[0]?.identifier).toEqual(prepared[0]?.identifier);
    expect(guesses[1]?.identifier).not.toEqual(prepared[0]?.identifier);
  });
});
