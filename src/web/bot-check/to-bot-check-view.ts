import type { BotCheckConfig } from '../../../config/config';
import type { BotCheckView } from '../../../views/bot-check/bot-check-view';

/** Returns the public part of the bot check's configuration, without its secret. */
export function toBotCheckView(config: BotCheckConfig): BotCheckView {
  return config.kind === 'altcha'
    ? { provider: config.kind }
    : { provider: config.kind, siteKey: config.siteKey, url: config.url };
}
