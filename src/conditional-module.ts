import type { ContainerModule } from 'inversify';
import type { Config } from '../config/config';

/** A feature that only some lines have, by their settings. */
export interface ConditionalModule {
  readonly isFor: (config: Config) => boolean;
  readonly module: ContainerModule;
}

/** Features of the reservation engine that is the line's own (ENGINE=embedded). */
export const withOwnEngine = (module: ContainerModule): ConditionalModule => ({
  isFor: ({ engine }) => engine.kind === 'embedded',
  module,
});

export const modulesFor = (
  features: readonly (ContainerModule | ConditionalModule)[],
  config: Config,
): readonly ContainerModule[] =>
  features.flatMap((feature) => {
    if (!('isFor' in feature)) return [feature];
    return feature.isFor(config) ? [feature.module] : [];
  });
