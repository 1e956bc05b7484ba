// `npm run contract -- codes=twilio-verify`: sends one text message to the telephone that TWILIO_TRY_PHONE names. Twilio
// has no test numbers for Verify and nobody reads the telephone, so the right code is a matter of the simulator's suite.
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { VerifyLoginCheck } from '../../src/adapters/twilio-verify/login-check';
import { TwilioVerifyCodes } from '../../src/adapters/twilio-verify/verify-codes';
import { NodeSecureRandom } from '../../src/adapters/node-crypto/secure-random';
import { openCodeRepository } from '../builders/a-code-repository';

const { codes: chosen } = readConfig({ ...process.env, CODES: 'twilio-verify', DEMO: 'true' });
if (chosen.kind !== 'twilio-verify') throw new Error('Twilio Verify is not chosen.');
const options = { ...chosen.verify, log: pino({ level: 'warn' }) };
const to = { channel: 'phone', phone: process.env['TWILIO_TRY_PHONE'] ?? '' } as const;

jest.setTimeout(60_000);

it('AUT-01 A1 A4 sends a code, takes no wrong one, and cancels the first when a second is asked for', async () => {
  const check = new VerifyLoginCheck(options);
  await check.check();
  check.close();
  const { repository, close } = await openCodeRepository();
  const codes = new TwilioVerifyCodes(options, { repository, random: new NodeSecureRandom() });
  const prepare = () =>
    codes.prepare({
      identifier: to,
      to,
      browser: 'a-browser',
      write: () => Promise.reject(new Error('nothing of ours is sent')) as never,
    });
  expect(await (await prepare()).send()).toEqual({ kind: 'sent' });
  expect(await codes.check({ identifier: to, code: '000000', browser: 'a-browser' })).toEqual({
    kind: 'wrong-code',
    attemptsLeft: 4,
  });
  expect(await (await prepare()).send()).toEqual({ kind: 'sent' });
  codes.close();
  await close();
});
