import { ContainerModule } from 'inversify';
import { construct, derived } from '../../construct';
import { ContentScope, ContentUpdates } from '../../core/content/content-scope.port';
import { Clock } from '../../core/shared/clock.port';
import { tokens } from '../../tokens';
import type { ContentParts } from '../middleware/set-up-content-scope';
import { PageInvalidation } from '../rendering/page-invalidation';
import { PreviewPass } from '../preview/preview-pass';

export const contentEditingModule = new ContainerModule(({ bind }) => {
  construct(bind(PreviewPass), PreviewPass, {
    secret: derived(tokens.config, ({ contentful }) => contentful?.previewSecret),
    isSecure: derived(tokens.sessionParts, ({ isSecure }) => isSecure),
    clock: Clock,
  });
  bind(tokens.content).toResolvedValue(
    (scope: ContentScope, previews: PreviewPass): ContentParts => ({ scope, previews }),
    [ContentScope, PreviewPass],
  );
  bind(PageInvalidation).toService(ContentUpdates);
});
