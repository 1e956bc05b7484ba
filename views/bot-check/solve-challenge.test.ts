import { verifySolution, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type BotChallenge, solveChallenge } from './solve-challenge';

it.each([0, 7, 8, 501, 2_000])('D4 finds the counter %i that the server chose', async (counter) => {
  const keys = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5,
    counter,
    deriveKey,
    data: { action: 'otp-request' },
    ...keys,
  });
  const token = JSON.parse(Buffer.from(await solveChallenge(challenge as BotChallenge), 'base64').toString('utf8'));
  expect(token.solution.counter).toBe(counter);
  expect((await verifySolution({ ...token, deriveKey, ...keys })).verified).toBe(true);
});
