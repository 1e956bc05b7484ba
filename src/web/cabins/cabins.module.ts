import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { GetSailing } from '../../core/voyages/get-sailing';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { canSignInAtEngine } from '../reserve/reserve.module';
import { FeatureRoutes } from '../routing/feature-routes';
import { CabinPages } from './cabins.pages';
import { cabinRoutes } from './cabins.routes';
import { OwnCabins } from './own-cabins';

export const cabinsModule = new ContainerModule(({ bind }) => {
  bind(CabinPages).toResolvedValue(
    (
      getSailing: GetSailing,
      content: VoyageContent,
      vessels: VesselContent,
      cabins: SailingCabins,
      config: Config,
      quoteSailing: QuoteSailing | undefined,
      ownCabins: OwnCabins | undefined,
    ) =>
      new CabinPages({
        getSailing,
        content,
        vessels,
        cabins,
        policy: config.policy,
        canSignIn: canSignInAtEngine(config),
        quoteSailing,
        ownCabins,
      }),
    [
      GetSailing,
      VoyageContent,
      VesselContent,
      SailingCabins,
      tokens.config,
      { optional: true, serviceIdentifier: QuoteSailing },
      { optional: true, serviceIdentifier: OwnCabins },
    ],
  );
  bind(FeatureRoutes).toResolvedValue(cabinRoutes, [CabinPages]);
});
