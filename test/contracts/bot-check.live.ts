// `npm run contract -- bot-check=turnstile` and `bot-check=recaptcha`: whether the vendor knows our secret, and takes no
// token that was made up. A good token comes from a browser on a page of the site: that is a matter of test/journeys.
import { pino } from 'pino';
import { type BotCheckConfig, readConfig } from '../../config/config';
import { RecaptchaBotCheck } from '../../src/adapters/recaptcha/bot-check';
import type { SiteverifyParts } from '../../src/adapters/siteverify/bot-check';
import { TurnstileBotCheck } from '../../src/adapters/turnstile/bot-check';

// The key is for browsers alone.
const { botCheck: chosen } = readConfig({
  TURNSTILE_SITE_KEY: 'not needed here',
  RECAPTCHA_SITE_KEY: 'not needed here',
  ...process.env,
  DEMO: 'true',
});

function open(config: BotCheckConfig, secret?: string) {
  if (config.kind === 'altcha') throw new Error('No vendor of bot checks is chosen.');
  const parts: SiteverifyParts = {
    url: config.url,
    secret: secret ?? config.secret,
    hostnames: ['localhost'],
    clock: { now: () => new Date() },
    singleUse: { use: async () => true },
    log: pino({ level: 'warn' }),
  };
  return config.kind === 'turnstile'
    ? new TurnstileBotCheck(parts)
    : new RecaptchaBotCheck({ ...parts, minScore: config.minScore });
}

it('D4 TRK-04 refuses a token that was made up, and gives no verdict to a secret that is not ours', async () => {
  const [check, stranger] = [open(chosen), open(chosen, 'a-secret-that-nobody-has')];
  const attempt = { token: 'made-up', action: 'contact-us' };
  expect(await check.check(attempt)).toEqual({ kind: 'failed' });
  expect(await stranger.check(attempt)).toEqual({ kind: 'unavailable' });
  check.close();
  stranger.close();
});
