import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { describeBotCheck } from '../../../test/contracts/bot-check.contract';
import { NodeSecureRandom } from '../node-crypto/secure-random';
import { AltchaBotCheck } from './bot-check';

const action = 'otp-request';

function aBotCheck() {
  let passedMs = 0;
  const used = new Set<string>();
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const singleUse = {
    isDown: false,
    async use({ id }: { id: string }) {
      if (this.isDown) throw new Error('down');
      return !used.has(id) && Boolean(used.add(id));
    },
    async release(id: string) {
      used.delete(id);
    },
  };
  const parts = { secret: 'a secret for tests', cost: 10, clock, random: new NodeSecureRandom(), singleUse };
  const [check, otherNode, elsewhere] = [
    new AltchaBotCheck(parts),
    new AltchaBotCheck(parts),
    new AltchaBotCheck({ ...parts, secret: 'of another site' }),
  ];
  return { check, otherNode, elsewhere, singleUse, passTime: (seconds: number) => void (passedMs += seconds * 1000) };
}

const toToken = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solve(check: AltchaBotCheck, forAction = action): Promise<{ challenge: Challenge; solution: object }> {
  const challenge = (await check.create(forAction)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return { challenge, solution };
}

describeBotCheck('ALTCHA', {
  faults: ['forgetful'],
  open: () => {
    const { check, otherNode, elsewhere, singleUse, passTime } = aBotCheck();
    return Promise.resolve({
      check,
      otherNode,
      solve: async (puzzle: { action: string; isElsewhere?: boolean }) =>
        toToken(await solve(puzzle.isElsewhere ? elsewhere : check, puzzle.action)),
      tamper: (token: string) =>
        toToken(JSON.parse(Buffer.from(token, 'base64').toString('utf8').replace('"action":"', '"action":"x'))),
      pass: ({ seconds }: { seconds: number }) => passTime(seconds),
      breakDown: () => void (singleUse.isDown = true),
      close: () => Promise.resolve(),
    });
  },
});

describe('AltchaBotCheck', () => {
  it('D4 hands out `{ parameters, signature }` of PBKDF2/SHA-256, and takes as many guesses as the configured cost says', async () => {
    const { check } = aBotCheck();
    const counters = await Promise.all(
      Array.from({ length: 20 }, async () => (await solve(check)).solution as { readonly counter: number }),
    );
    for (const { counter } of counters) {
      expect(counter).toBeGreaterThanOrEqual(5);
      expect(counter).toBeLessThanOrEqual(20);
    }
    expect(await check.create(action)).toEqual({
      parameters: expect.objectContaining({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        data: expect.objectContaining({ action }),
      }),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('D4 accepts a proof once more that was given back', async () => {
    const { check, otherNode } = aBotCheck();
    const token = toToken(await solve(check));
    const outcome = await check.check({ token, action });
    if (outcome.kind === 'human') await outcome.release?.();
    expect(await otherNode.check({ token, action })).toMatchObject({ kind: 'human' });
    expect(await check.check({ token, action })).toEqual({ kind: 'failed' });
  });

  it('D4 refuses what it did not sign, what was not solved, and garbage', async () => {
    const { check } = aBotCheck();
    const { challenge, solution } = await solve(check);
    const longer = {
      ...challenge,
      parameters: { ...challenge.parameters, data: { action, validUntil: Date.now() + 1e9 } },
    };
    const tokens = [
      toToken({ challenge: longer, solution }),
      toToken({ challenge, solution: { counter: 1, derivedKey: '00' } }),
      toToken({
        challenge: { parameters: { ...challenge.parameters, nonce: 'zz' }, signature: challenge.signature },
        solution,
      }),
      toToken({ challenge: { ...challenge, signature: '' }, solution }),
      toToken([]),
      toToken({}),
      toToken({ challenge: { parameters: null }, solution: null }),
    ];
    for (const token of tokens) expect(await check.check({ token, action })).toEqual({ kind: 'failed' });
  });
});
