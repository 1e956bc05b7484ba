import { ContainerModule } from 'inversify';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { GetSailing } from '../../core/voyages/get-sailing';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived, optional } from '../../construct';
import { tokens } from '../../tokens';
import { canSignInAtEngine } from '../reserve/reserve.module';
import { FeatureRoutes } from '../routing/feature-routes';
import { CabinPages } from './cabins.pages';
import { cabinRoutes } from './cabins.routes';
import { OwnCabins } from './own-cabins';

export const cabinsModule = new ContainerModule(({ bind }) => {
  construct(bind(CabinPages), CabinPages, {
    getSailing: GetSailing,
    content: VoyageContent,
    vessels: VesselContent,
    cabins: SailingCabins,
    policy: derived(tokens.config, ({ policy }) => policy),
    canSignIn: derived(tokens.config, canSignInAtEngine),
    quoteSailing: optional(QuoteSailing),
    ownCabins: optional(OwnCabins),
  });
  bind(FeatureRoutes).toResolvedValue(cabinRoutes, [CabinPages]);
});
