import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentUpdates } from '../../core/content/content-scope.port';
import { SingleUse } from '../../core/shared/single-use.port';
import type { ConditionalModule } from '../../conditional-module';
import { tokens } from '../../tokens';
import { FeatureRoutes } from '../routing/feature-routes';
import { ContentWebhook } from './content-webhook.api';
import { contentWebhookRoutes } from './content-webhook.routes';

const module = new ContainerModule(({ bind }) => {
  bind(FeatureRoutes).toResolvedValue(
    ({ contentful }: Config, updates: ContentUpdates, singleUse: SingleUse) => {
      if (!contentful) throw new Error('The webhook of Contentful needs its settings');
      const { webhookSecret: secret, environment } = contentful;
      return contentWebhookRoutes(new ContentWebhook({ secret, environment, updates, singleUse }));
    },
    [tokens.config, ContentUpdates, SingleUse],
  );
});

export const contentWebhookModule: ConditionalModule = {
  isFor: ({ contentful }) => contentful !== undefined,
  module,
};
