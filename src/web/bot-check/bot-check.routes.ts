import type { FeatureRoutes } from '../routing/feature-routes';
import { signInTag } from '../sign-in/sign-in.routes';
import type { BotCheckApi } from './bot-check.api';
import { getBotChallengeOperation } from './bot-check.schema';

export const botCheckRoutes = (api: BotCheckApi): FeatureRoutes => ({
  priority: 'high',
  tag: signInTag,
  pages: [],
  api: [
    { method: 'get', path: '/api/bot-check/challenge', operation: getBotChallengeOperation, handler: api.challenge },
  ],
});
