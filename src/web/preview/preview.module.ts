import { ContainerModule } from 'inversify';
import type { ConditionalModule } from '../../conditional-module';
import { construct, derived } from '../../construct';
import { ContentScope } from '../../core/content/content-scope.port';
import { Clock } from '../../core/shared/clock.port';
import { tokens } from '../../tokens';
import type { ContentParts } from '../middleware/set-up-content-scope';
import { FeatureRoutes } from '../routing/feature-routes';
import { PreviewPass } from './preview-pass';
import { PreviewPages } from './preview.pages';
import { previewRoutes } from './preview.routes';

/** Every line has it, because each request asks the pass whether an editor sends it; without a secret none does. */
export const previewModule = new ContainerModule(({ bind }) => {
  construct(bind(PreviewPass), PreviewPass, {
    secret: derived(tokens.config, ({ contentful }) => contentful?.previewSecret),
    isSecure: derived(tokens.sessionParts, ({ isSecure }) => isSecure),
    clock: Clock,
  });
  bind(tokens.content).toResolvedValue(
    (scope: ContentScope, previews: PreviewPass): ContentParts => ({ scope, previews }),
    [ContentScope, PreviewPass],
  );
});

/** The links by which editors enter and leave a preview, where the content system has drafts. */
export const previewRoutesModule: ConditionalModule = {
  isFor: ({ contentful }) => contentful !== undefined,
  module: new ContainerModule(({ bind }) => {
    construct(bind(PreviewPages), PreviewPages, [PreviewPass]);
    bind(FeatureRoutes).toResolvedValue(previewRoutes, [PreviewPages]);
  }),
};
