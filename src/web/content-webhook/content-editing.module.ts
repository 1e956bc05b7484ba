import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import { Clock } from '../../core/shared/clock.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { tokens } from '../../tokens';
import type { ContentParts } from '../middleware/set-up-content-scope';
import type { SessionParts } from '../middleware/set-up-session';
import { PreviewPass } from '../preview/preview-pass';
import { PreviewPages } from '../preview/preview.pages';
import { previewRoutes } from '../preview/preview.routes';
import { ContentWebhook } from './content-webhook.api';
import { contentWebhookRoutes } from './content-webhook.routes';

/** What editors and their system do with the site: see drafts, and say that something was published. */
export const contentEditingModule = new ContainerModule(({ bind }) => {
  bind(PreviewPass).toResolvedValue(
    ({ contentful }: Config, { isSecure }: SessionParts, clock: Clock) =>
      new PreviewPass({ secret: contentful?.previewSecret, isSecure, clock }),
    [tokens.config, tokens.sessionParts, Clock],
  );
  bind(tokens.content).toResolvedValue(
    (scope: ContentScope, updates: ContentUpdates, previews: PreviewPass): ContentParts => ({
      scope,
      updates,
      previews,
    }),
    [ContentScope, ContentUpdates, PreviewPass],
  );
  bind(tokens.editingRoutes).toResolvedValue(
    ({ contentful }: Config, updates: ContentUpdates, singleUse: SingleUse, pass: PreviewPass) => {
      if (!contentful) return [];
      const { webhookSecret: secret, environment } = contentful;
      const webhook = new ContentWebhook({ secret, environment, updates, singleUse, now: () => Date.now() });
      return [previewRoutes(new PreviewPages(pass)), contentWebhookRoutes(webhook)];
    },
    [tokens.config, ContentUpdates, SingleUse, PreviewPass],
  );
});
