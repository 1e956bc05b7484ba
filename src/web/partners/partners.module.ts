import { ContainerModule } from 'inversify';
import { AuthenticatePartner } from '../../core/partners/authenticate-partner';
import { KeyDigests } from '../../core/partners/key-digests.port';
import { ManagePartners } from '../../core/partners/manage-partners';
import { PartnerRepository } from '../../core/partners/partner-repository.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { Secrets } from '../../core/shared/secrets.port';
import { construct } from '../../construct';
import { FeatureRoutes } from '../routing/feature-routes';
import { PartnerGuard } from './partner-guard';
import { PartnersApi } from './partners.api';
import { partnersRoutes } from './partners.routes';

export const partnersModule = new ContainerModule(({ bind }) => {
  construct(bind(AuthenticatePartner), AuthenticatePartner, {
    partners: PartnerRepository,
    digests: KeyDigests,
    secrets: Secrets,
    clock: Clock,
  });
  construct(bind(ManagePartners), ManagePartners, {
    partners: PartnerRepository,
    digests: KeyDigests,
    random: SecureRandom,
    clock: Clock,
  });
  construct(bind(PartnerGuard), PartnerGuard, { authenticate: AuthenticatePartner, limits: RateLimits });
  construct(bind(PartnersApi), PartnersApi, { authenticate: AuthenticatePartner, guard: PartnerGuard });
  bind(FeatureRoutes).toResolvedValue(partnersRoutes, [PartnersApi, PartnerGuard]);
});
