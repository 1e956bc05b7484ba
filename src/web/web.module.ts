import { join } from 'node:path';
import type { Request } from 'express';
import type { Store } from 'express-session';
import { ContainerModule } from 'inversify';
import type { Config } from '../../config/config';
import { standaloneStylesName } from '../../config/standalone-styles-name';
import { ContentScope } from '../core/content/content-scope.port';
import type { LineMessages } from '../core/content/line-messages';
import { SiteNavigation } from '../core/content/site-navigation.port';
import { Clock } from '../core/shared/clock.port';
import { RemotePictures } from '../core/shared/remote-pictures.port';
import { Secrets } from '../core/shared/secrets.port';
import { sessionKey } from '../core/sign-in/session-key';
import { construct } from '../construct';
import { tokens } from '../tokens';
import { AdmissionControl } from './admission/admission-control';
import type { LineFactsView } from '../../views/layout/line-facts';
import { BusyAnswer } from './admission/busy-answer';
import { addAdmissionFigures } from './health/admission-figures';
import { MetricSource } from './health/metric-source';
import { HealthRoutes, type SystemCheck } from './health/health-routes';
import { CallFigures } from './health/call-figures';
import { addSystemFigures } from './health/system-figures';
import { addSecretFigures } from './health/secret-figures';
import { Metrics } from './health/metrics';
import { HashedSessionStore } from './session/hashed-session-store';
import { sessionCookieName, type SessionParts } from './session/session-parts';
import { OurHosts } from './our-hosts';
import { findRequestId } from './request-id';
import { visitorAddress } from './visitor-address';
import { BuiltAssets } from './rendering/built-assets';
import { Frames } from './rendering/frames';
import { JsonAnswers } from './rendering/json-answers';
import { PageHeads } from './rendering/page-heads';
import { PagePart } from './rendering/page-part';
import { PageRenderer } from './rendering/page-renderer';
import { cachedNavigationView } from './rendering/cached-navigation-view';
import { FeatureRoutes } from './routing/feature-routes';
import { guestAreaTabsOf } from './routing/guest-area-tabs';

export const webModule = new ContainerModule(({ bind }) => {
  bind(BuiltAssets).toResolvedValue(
    (config: Config, remote: RemotePictures) => BuiltAssets.read(config.builtFolder, remote),
    [tokens.config, RemotePictures],
  );
  construct(bind(OurHosts), OurHosts, [tokens.config]);
  construct(bind(PageHeads), PageHeads, [OurHosts, BuiltAssets, tokens.sharedPicture, tokens.lineName]);
  bind(Frames).toResolvedValue(
    (
      clock: Clock,
      { policy }: Config,
      navigation: SiteNavigation,
      assets: BuiltAssets,
      messages: LineMessages,
      scope: ContentScope,
      officeTimeZone: string,
    ) =>
      new Frames({
        clock,
        policy,
        messages,
        scope,
        officeTimeZone,
        navigation: cachedNavigationView(navigation, { vesselSlug: policy.vesselSlug, assets }),
      }),
    [Clock, tokens.config, SiteNavigation, BuiltAssets, tokens.lineMessages, ContentScope, tokens.officeTimeZone],
  );
  bind(PageRenderer).toDynamicValue(
    (context) =>
      new PageRenderer({
        line: context.get(tokens.lineFacts),
        assets: context.get(BuiltAssets),
        frames: context.get(Frames),
        pageParts: context.getAll<PagePart>(PagePart),
        scope: context.get<ContentScope>(ContentScope),
        guestAreaTabs: guestAreaTabsOf(context.getAll<FeatureRoutes>(FeatureRoutes)),
      }),
  );
  bind(tokens.sessionParts).toResolvedValue(
    (config: Config, sessions: Store, clock: Clock, secrets: Secrets): SessionParts => {
      const isSecure = config.publicUrl?.startsWith('https:') ?? false;
      const store = new HashedSessionStore(sessions, (sid) => sessionKey(secrets, sid));
      return { store, secret: config.secrets.session, cookieName: sessionCookieName(isSecure), isSecure, clock };
    },
    [tokens.config, tokens.sessionStore, Clock, Secrets],
  );
  construct(bind(JsonAnswers), JsonAnswers, [ContentScope]);
  bind(Metrics).toResolvedValue(({ manifest }: BuiltAssets) => new Metrics(manifest.build), [BuiltAssets]);
  bind(AdmissionControl).toResolvedValue(
    ({ builtFolder, trustProxy }: Config, line: LineFactsView) => {
      const requestIdOf = findRequestId(trustProxy !== false);
      return new AdmissionControl(BusyAnswer.read(join(builtFolder, standaloneStylesName), line, requestIdOf), (req) =>
        visitorAddress(req as Request),
      );
    },
    [tokens.config, tokens.lineFacts],
  );
  const callFigures = new CallFigures();
  bind(MetricSource).toConstantValue(callFigures.addTo);
  bind(tokens.onStop).toConstantValue(() => callFigures.stop());
  bind(MetricSource).toResolvedValue(
    (admission: AdmissionControl) => (metrics: Metrics) => addAdmissionFigures(metrics, admission),
    [AdmissionControl],
  );
  bind(MetricSource).toResolvedValue(
    (config: Config) => (metrics: Metrics) => addSecretFigures(metrics, config),
    [tokens.config],
  );
  bind(MetricSource).toDynamicValue(
    (context) => (metrics: Metrics) => addSystemFigures(metrics, context.getAll<SystemCheck>(tokens.systemCheck)),
  );
  bind(HealthRoutes).toDynamicValue(
    (context) =>
      new HealthRoutes(
        context.getAll<SystemCheck>(tokens.systemCheck),
        context.get(Metrics),
        context.get(BuiltAssets).manifest.build,
      ),
  );
});
