import type { ContainerModule, ContainerModuleLoadOptions } from 'inversify';
import type { Config } from '../../config/config';
import { modulesFor } from '../../src/conditional-module';
import { features } from '../../src/container';
import { tokens } from '../../src/tokens';
import { devModule } from '../../src/web/dev/dev.module';
import { FeatureRoutes, SiteRoutes } from '../../src/web/routing/feature-routes';

/** Whatever is asked of it or called, it is itself: the tables take handlers, and nobody calls them here. */
const noHandler: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : noHandler),
  apply: () => noHandler,
});

type Factory = (...parts: readonly unknown[]) => unknown;

/** What these modules bind to a name, made of `real` values and, where there is none, of stand-ins. */
function boundTo(name: symbol, modules: readonly ContainerModule[], real: ReadonlyMap<unknown, unknown>): unknown[] {
  const made: unknown[] = [];
  const bind = (bound: unknown) => ({
    toResolvedValue: (factory: Factory, parts: readonly unknown[]) => {
      if (bound === name) made.push(factory(...parts.map((part) => real.get(part) ?? noHandler)));
    },
    toDynamicValue: () => undefined,
    toConstantValue: () => undefined,
    toService: () => undefined,
  });
  for (const module of modules) void module.load({ bind } as unknown as ContainerModuleLoadOptions);
  return made;
}

/** The tables of all features as a demonstration with the embedded engine has them, without a server. */
export function allFeatures(real: ReadonlyMap<unknown, unknown>): readonly FeatureRoutes[] {
  const config = { engine: { kind: 'embedded' }, payments: { kind: 'embedded' } } as unknown as Config;
  const modules = [...modulesFor(features, config), devModule];
  const settings = new Map([[tokens.config, { isDemo: true, policy: { vesselSlug: 'the-yacht' } }], ...real]);
  const own = boundTo(FeatureRoutes, modules, settings) as readonly FeatureRoutes[];
  const routesOfSite = boundTo(SiteRoutes, modules, settings) as readonly SiteRoutes[];
  return [...own, ...routesOfSite.map((routesFor) => routesFor(own))];
}
