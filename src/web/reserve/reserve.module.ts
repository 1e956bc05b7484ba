import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { readEngineLocation } from '../../core/reserve/engine-location';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { GetSailing } from '../../core/voyages/get-sailing';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { ShowVoyage } from '../../core/voyages/show-voyage';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived, optional } from '../../construct';
import { tokens } from '../../tokens';
import { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { ReservePages } from './reserve.pages';
import { reserveRoutes } from './reserve.routes';

export const canSignInAtEngine = ({ engine, policy }: Config) =>
  engine.kind === 'http' || readEngineLocation(policy.engineUrl).kind === 'ours';

export const reserveModule = new ContainerModule(({ bind }) => {
  construct(bind(ReservePages), ReservePages, {
    getSailing: GetSailing,
    showVoyage: ShowVoyage,
    findVoyages: FindVoyages,
    content: VoyageContent,
    assets: BuiltAssets,
    cabins: SailingCabins,
    vesselContent: VesselContent,
    fareFacts: FareFactsPresenter,
    quoteSailing: optional(QuoteSailing),
    policy: derived(tokens.config, ({ policy }) => policy),
    canSignIn: derived(tokens.config, canSignInAtEngine),
  });
  bind(FeatureRoutes).toResolvedValue(reserveRoutes, [ReservePages]);
});
