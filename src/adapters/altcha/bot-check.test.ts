import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { NodeSecrets } from '../node-crypto/secrets';
import { NodeSecureRandom } from '../node-crypto/secure-random';
import { AltchaBotCheck } from './bot-check';
import { PlainQuestions } from './plain-questions';

const action = 'otp-request';
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function aBotCheck() {
  let passedMs = 0;
  const used = new Set<string>();
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const random = new NodeSecureRandom();
  const singleUse = {
    isDown: false,
    async use({ id }: { id: string }) {
      if (this.isDown) throw new Error('down');
      return !used.has(id) && Boolean(used.add(id));
    },
  };
  const plain = new PlainQuestions(new NodeSecrets('a secret for tests'), random, clock);
  const check = new AltchaBotCheck({ secret: 'a secret for tests', cost: 10, clock, random, singleUse, plain });
  return { check, singleUse, passTime: (seconds: number) => void (passedMs += seconds * 1000) };
}

const toToken = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solve(check: AltchaBotCheck): Promise<{ challenge: Challenge; solution: object }> {
  const challenge = (await check.create(action)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return { challenge, solution };
}

const answerTo = (question: string) => {
  const [, first = '', second = ''] = /What is (\w+) plus (\w+)\?/.exec(question) ?? [];
  return String(numbers.indexOf(first) + numbers.indexOf(second));
};

describe('AltchaBotCheck', () => {
  it('D4 takes a solved challenge once', async () => {
    const { check } = aBotCheck();
    const token = toToken(await solve(check));
    expect(await check.check({ token, action })).toEqual({ kind: 'human' });
    expect(await check.check({ token, action })).toEqual({ kind: 'failed' });
  });

  it('D4 hands out `{ parameters, signature }` of PBKDF2/SHA-256 at the configured cost', async () => {
    const { check } = aBotCheck();
    expect(await check.create(action)).toEqual({
      parameters: expect.objectContaining({ algorithm: 'PBKDF2/SHA-256', cost: 10, data: expect.objectContaining({ action }) }),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('D4 binds a challenge to its action', async () => {
    const { check } = aBotCheck();
    const token = toToken(await solve(check));
    expect(await check.check({ token, action: 'contact-us' })).toEqual({ kind: 'failed' });
    expect(await check.check({ token, action })).toEqual({ kind: 'human' });
  });

  it('D4 refuses a challenge that is older than two minutes', async () => {
    const { check, passTime } = aBotCheck();
    const token = toToken(await solve(check));
    passTime(121);
    expect(await check.check({ token, action })).toEqual({ kind: 'failed' });
  });

  it('TRK-03 calls an empty token empty', async () => {
    expect(await aBotCheck().check.check({ token: ' ', action })).toEqual({ kind: 'empty-token' });
  });

  it('D4 refuses what it did not sign, what was not solved, and garbage', async () => {
    const { check } = aBotCheck();
    const { challenge, solution } = await solve(check);
    const longer = { ...challenge, parameters: { ...challenge.parameters, data: { action, validUntil: Date.now() + 1e9 } } };
    const tokens = [
      toToken({ challenge: longer, solution }),
      toToken({ challenge, solution: { counter: 1, derivedKey: '00' } }),
      toToken({ challenge: { parameters: { ...challenge.parameters, nonce: 'zz' }, signature: challenge.signature }, solution }),
      toToken({ challenge: { ...challenge, signature: '' }, solution }),
      toToken([]), toToken({}), 'garbage', 'x'.repeat(10_000), toToken({ challenge: { parameters: null }, solution: null }),
    ];
    for (const token of tokens) expect(await check.check({ token, action })).toEqual({ kind: 'failed' });
  });

  it('TRK-02 is unavailable when it cannot remember what was used', async () => {
    const { check, singleUse } = aBotCheck();
    const token = toToken(await solve(check));
    singleUse.isDown = true;
    expect(await check.check({ token, action })).toEqual({ kind: 'unavailable' });
  });
});

describe('the challenge without script', () => {
  const trap = '';

  it('D4 takes the right answer after three seconds, once', async () => {
    const { check, passTime } = aBotCheck();
    const { question, challenge } = await check.createPlain(action);
    const attempt = { action, challenge, answer: ` ${answerTo(question)} `, trap };
    expect(await check.checkPlain(attempt)).toEqual({ kind: 'failed' });
    passTime(3);
    expect(await check.checkPlain(attempt)).toEqual({ kind: 'human' });
    expect(await check.checkPlain(attempt)).toEqual({ kind: 'failed' });
  });

  it('D4 refuses a wrong answer, another action, a filled trap, a forged or old challenge', async () => {
    const { check, passTime } = aBotCheck();
    const { question, challenge } = await check.createPlain(action);
    const right = { action, challenge, answer: answerTo(question), trap };
    passTime(4);
    for (const attempt of [
      { ...right, answer: '99' }, { ...right, answer: '' }, { ...right, action: 'contact-us' },
      { ...right, trap: 'https://spam.example' }, { ...right, challenge: `${challenge}x` }, { ...right, challenge: 'forged' },
    ]) expect(await check.checkPlain(attempt)).toEqual({ kind: 'failed' });
    expect(await check.checkPlain({ ...right, challenge: '' })).toEqual({ kind: 'empty-token' });
    passTime(1_801);
    expect(await check.checkPlain(right)).toEqual({ kind: 'failed' });
  });
});
