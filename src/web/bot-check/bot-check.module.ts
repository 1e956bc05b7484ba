import { ContainerModule } from 'inversify';
import { construct, derived } from '../../construct';
import type { Config } from '../../../config/config';
import { BotChallenges } from '../../core/shared/bot-challenges.port';
import { BotCheck } from '../../core/shared/bot-check.port';
import { PlainChallenges } from '../../core/shared/plain-challenges.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { tokens } from '../../tokens';
import { FeatureRoutes } from '../routing/feature-routes';
import { BotCheckApi } from './bot-check.api';
import { BotCheckReader } from './bot-check-reader';
import { botCheckRoutes } from './bot-check.routes';
import { toBotCheckView } from './to-bot-check-view';

export const botCheckModule = new ContainerModule(({ bind }) => {
  bind(BotCheckApi).toDynamicValue((context) => {
    const { botCheck } = context.get<Config>(tokens.config);
    return new BotCheckApi(botCheck.kind === 'altcha' ? context.get<BotChallenges>(BotChallenges) : undefined);
  });
  construct(bind(BotCheckReader), BotCheckReader, {
    botCheck: BotCheck,
    plain: PlainChallenges,
    limits: RateLimits,
    view: derived(tokens.config, (config) => toBotCheckView(config.botCheck)),
  });
  bind(FeatureRoutes).toResolvedValue(botCheckRoutes, [BotCheckApi]);
});
