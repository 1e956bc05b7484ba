import type { Store } from 'express-session';
import { ContainerModule } from 'inversify';
import type { Config } from '../../config/config';
import { Clock } from '../core/shared/clock.port';
import { tokens } from '../tokens';
import { HealthRoutes, type SystemCheck } from './health/health-routes';
import { Metrics } from './health/metrics';
import { sessionCookieName, type SessionParts } from './middleware/set-up-session';
import { OurHosts } from './our-hosts';
import { BuiltAssets } from './rendering/built-assets';
import { JsonAnswers } from './rendering/json-answers';
import { PageHeads } from './rendering/page-heads';
import { PageRenderer } from './rendering/page-renderer';

/** What every page stands on. */
export const webModule = new ContainerModule(({ bind }) => {
  bind(BuiltAssets).toResolvedValue((config: Config) => BuiltAssets.read(config.builtFolder), [tokens.config]);
  bind(OurHosts).toResolvedValue((config: Config) => new OurHosts(config), [tokens.config]);
  bind(PageHeads).toResolvedValue((hosts: OurHosts, assets: BuiltAssets) => new PageHeads(hosts, assets), [OurHosts, BuiltAssets]);
  bind(PageRenderer).toResolvedValue((assets: BuiltAssets, clock: Clock) => new PageRenderer(assets, clock), [BuiltAssets, Clock]);
  bind(tokens.sessionParts).toResolvedValue((config: Config, store: Store, clock: Clock): SessionParts => {
    const isSecure = config.publicUrl?.startsWith('https:') ?? false;
    return { store, secret: config.secrets.session, cookieName: sessionCookieName(isSecure), isSecure, clock };
  }, [tokens.config, tokens.sessionStore, Clock]);
  bind(JsonAnswers).toResolvedValue(() => new JsonAnswers(), []);
  bind(Metrics).toResolvedValue(() => new Metrics(), []);
  bind(HealthRoutes).toDynamicValue((context) => new HealthRoutes(context.getAll<SystemCheck>(tokens.systemCheck), context.get(Metrics)));
});
