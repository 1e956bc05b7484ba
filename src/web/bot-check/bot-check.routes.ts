import type { FeatureRoutes } from '../routing/feature-routes';
import type { BotCheckApi } from './bot-check.api';
import { getBotChallengeOperation } from './bot-check.schema';
import { signInTag } from '../sign-in/sign-in.routes';

export const botCheckRoutes = (api: BotCheckApi): FeatureRoutes => ({
  tag: signInTag,
  pages: [],
  api: [
    { method: 'get', path: '/api/bot-check/challenge', operation: getBotChallengeOperation, handler: api.challenge },
  ],
});
