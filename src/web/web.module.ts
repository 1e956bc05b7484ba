import { join } from 'node:path';
import type { Request } from 'express';
import type { Store } from 'express-session';
import { ContainerModule } from 'inversify';
import type { Config } from '../../config/config';
import { standaloneStylesName } from '../../config/standalone-styles-name';
import { ContentScope } from '../core/content/content-scope.port';
import { SiteNavigation } from '../core/content/site-navigation.port';
import { Clock } from '../core/shared/clock.port';
import { RemotePictures } from '../core/shared/remote-pictures.port';
import { Secrets } from '../core/shared/secrets.port';
import { sessionKey } from '../core/sign-in/session-key';
import { all, compute, construct, derived } from '../construct';
import { tokens } from '../tokens';
import { AdmissionControl } from './admission/admission-control';
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
  compute(bind(BuiltAssets), [tokens.config, RemotePictures], (config, remote) =>
    BuiltAssets.read(config.builtFolder, remote),
  );
  construct(bind(OurHosts), OurHosts, [tokens.config]);
  construct(bind(PageHeads), PageHeads, [OurHosts, BuiltAssets, tokens.sharedPicture, tokens.lineName]);
  construct(bind(Frames), Frames, {
    clock: Clock,
    policy: derived(tokens.config, ({ policy }) => policy),
    messages: tokens.lineMessages,
    scope: ContentScope,
    officeTimeZone: tokens.officeTimeZone,
    navigation: derived([SiteNavigation, tokens.config, BuiltAssets], (navigation, { policy }, assets) =>
      cachedNavigationView(navigation, { vesselSlug: policy.vesselSlug, assets }),
    ),
  });
  construct(bind(PageRenderer), PageRenderer, {
    line: tokens.lineFacts,
    assets: BuiltAssets,
    frames: Frames,
    pageParts: all(PagePart),
    scope: ContentScope,
    guestAreaTabs: derived(all(FeatureRoutes), guestAreaTabsOf),
  });
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
  compute(bind(AdmissionControl), [tokens.config, tokens.lineFacts], ({ builtFolder, trustProxy }, line) => {
    const requestIdOf = findRequestId(trustProxy !== false);
    return new AdmissionControl(BusyAnswer.read(join(builtFolder, standaloneStylesName), line, requestIdOf), (req) =>
      visitorAddress(req as Request),
    );
  });
  const callFigures = new CallFigures();
  bind(MetricSource).toConstantValue(callFigures.addTo);
  bind(tokens.onStop).toConstantValue(() => callFigures.stop());
  compute(bind(MetricSource), [AdmissionControl], (admission) => (metrics: Metrics) => {
    addAdmissionFigures(metrics, admission);
  });
  compute(bind(MetricSource), [tokens.config], (config) => (metrics: Metrics) => addSecretFigures(metrics, config));
  compute(bind(MetricSource), [all<SystemCheck>(tokens.systemCheck)], (checks) => (metrics: Metrics) => {
    addSystemFigures(metrics, checks);
  });
  construct(bind(HealthRoutes), HealthRoutes, [
    all<SystemCheck>(tokens.systemCheck),
    Metrics,
    derived(BuiltAssets, ({ manifest }) => manifest.build),
  ]);
});
