import type { Request } from 'express';
import type { BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { RateOutcome } from '../../core/shared/rate-limits.port';
import { BotCheckReader } from './bot-check-reader';

function aBotCheckReader({
  verdict = { kind: 'human' } as BotCheckOutcome,
  limit = () => Promise.resolve<RateOutcome>({ kind: 'within' }),
} = {}) {
  const asked: object[] = [];
  const note = (attempt: object) => {
    asked.push(attempt);
    return Promise.resolve(verdict);
  };
  const plain = {
    ask: (action: string) => Promise.resolve({ question: `A sum for ${action}?`, challenge: 'sealed' }),
    check: note,
  };
  return {
    botCheckReader: new BotCheckReader({
      botCheck: { check: note },
      plain,
      limits: { take: limit },
      view: { provider: 'altcha' },
    }),
    asked,
  };
}

const aRequest = (body: unknown, type = 'application/x-www-form-urlencoded') =>
  ({ body, ip: '203.0.113.7', is: (asked: string) => (asked === type ? asked : false) }) as unknown as Request;

const sum = { plainChallenge: 'sealed', plainAnswer: '7', website: '' };

describe('BotCheckReader', () => {
  it('TRK-01 hands a token to the bot check, with its action and where it comes from', async () => {
    const { botCheckReader, asked } = aBotCheckReader();
    const proof = botCheckReader.proofOf(aRequest({ token: 'solved', ...sum }), 'contact-us');
    expect(asked).toEqual([]);
    expect(await proof()).toEqual({ kind: 'human' });
    expect(asked).toEqual([{ token: 'solved', action: 'contact-us', address: '203.0.113.7' }]);
  });

  it('D4 takes a plain challenge from a page’s form, never from JSON', async () => {
    const { botCheckReader, asked } = aBotCheckReader();
    await botCheckReader.proofOf(aRequest(sum), 'contact-us')();
    await botCheckReader.proofOf(aRequest(sum, 'application/json'), 'contact-us')();
    expect(asked).toEqual([
      { action: 'contact-us', challenge: 'sealed', answer: '7', honeypot: '' },
      { token: '', action: 'contact-us', address: '203.0.113.7' },
    ]);
  });

  it.each([undefined, null, 'text', [], { token: 7, plainChallenge: ['x'] }])(
    'TRK-03 calls the proof in %j empty',
    async (body) => {
      const { botCheckReader, asked } = aBotCheckReader();
      await botCheckReader.proofOf(aRequest(body), 'contact-us')();
      expect(asked).toEqual([{ token: '', action: 'contact-us', address: '203.0.113.7' }]);
    },
  );

  it('D4 counts five plain challenges an hour and address, and no answer that was left empty', async () => {
    const taken: object[] = [];
    const { botCheckReader, asked } = aBotCheckReader({
      limit: (...uses: unknown[]) => {
        taken.push(...(uses.flat() as object[]));
        return Promise.resolve<RateOutcome>({ kind: 'exceeded', budget: 'plain-challenge', retryAfterSeconds: 600 });
      },
    });
    expect(await botCheckReader.proofOf(aRequest({ ...sum, plainAnswer: ' ' }), 'contact-us')()).toEqual({
      kind: 'failed',
    });
    expect(await botCheckReader.proofOf(aRequest(sum), 'contact-us')()).toEqual({
      kind: 'limited',
      retryAfterSeconds: 600,
    });
    expect(taken).toEqual([
      { budget: { name: 'plain-challenge', max: 5, withinSeconds: 3_600 }, subject: '203.0.113.7' },
    ]);
    expect(asked).toEqual([]);
  });

  it('TRK-02 D4 G6 is unavailable when attempts cannot be counted, and a wrong answer is wrong all the same', async () => {
    const cause = new Error('down');
    const limit = () => Promise.reject(cause);
    expect(await aBotCheckReader({ limit }).botCheckReader.proofOf(aRequest(sum), 'contact-us')()).toEqual({
      kind: 'unavailable',
      cause,
    });
    expect(
      await aBotCheckReader({ limit, verdict: { kind: 'failed' } }).botCheckReader.proofOf(
        aRequest(sum),
        'contact-us',
      )(),
    ).toEqual({
      kind: 'failed',
    });
  });

  it('D4 has a question for browsers without script, and shows it to all when configured so', async () => {
    const { botCheckReader } = aBotCheckReader();
    expect(await botCheckReader.askPlain({ action: 'waitlist' })).toEqual({
      question: 'A sum for waitlist?',
      challenge: 'sealed',
      isShown: false,
    });
    expect(await botCheckReader.askPlain({ action: 'waitlist', isShown: true, isMissed: true })).toMatchObject({
      isShown: true,
      isMissed: true,
    });
  });
});
