import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import { Clock } from '../../core/shared/clock.port';
import { tokens } from '../../tokens';
import type { ContentParts } from '../middleware/set-up-content-scope';
import type { SessionParts } from '../middleware/set-up-session';
import { PreviewPass } from '../preview/preview-pass';

/** What every request needs to know of drafts and of what was published. */
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
});
