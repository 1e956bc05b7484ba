import { openVendorCheck } from '../../../test/builders/a-vendor-check';
import { describeBotCheck } from '../../../test/contracts/bot-check.contract';
import { createRecaptcha, recaptchaSecret } from '../../../test/simulators/recaptcha';
import { RecaptchaBotCheck } from './bot-check';

const open = () =>
  openVendorCheck({
    vendor: createRecaptcha(),
    secret: recaptchaSecret,
    actionOf: (action) => action.replaceAll('-', '_'),
    create: (parts) => new RecaptchaBotCheck({ ...parts, minScore: 0.5 }),
  });

const faults = [
  'hang',
  'garbage',
  'wrong-shape',
  'rate-limited',
  'error-500',
  'unavailable',
  'truncated',
  'empty',
  'reset',
  'lost-answer',
  'internal-error',
  'wrong-secret',
  'forgetful',
];
describeBotCheck('reCAPTCHA v3', { faults, open });

describe('RecaptchaBotCheck', () => {
  const action = 'otp-request';

  it.each([
    [0.9, 'human'],
    [0.5, 'human'],
    [0.49, 'failed'],
    [0, 'failed'],
  ])('D4 takes the score %d for %s', async (score, kind) => {
    const { vendor, check, close } = await open();
    const token = vendor.issue({ action: 'otp_request', hostname: 'localhost', score });
    expect(await check.check({ token, action })).toEqual({ kind });
    await close();
  });

  it('D4 never sends a token twice: one whose answer was lost would look like a copy', async () => {
    const { vendor, check, solve, close } = await open();
    vendor.breakDown('lost-answer', 1);
    expect(await check.check({ token: await solve({ action }), action })).toEqual({ kind: 'unavailable' });
    expect(vendor.calls).toHaveLength(1);
    await close();
  });
});
