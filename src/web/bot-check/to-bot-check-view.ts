import type { BotCheckConfig } from '../../../config/config';
import type { BotCheckView } from '../../../views/bot-check/bot-check-view';

export function toBotCheckView(config: BotCheckConfig): BotCheckView {
  return config.kind === 'altcha'
    ? { provider: config.kind }
    : { provider: config.kind, siteKey: config.siteKey, url: config.url };
}
