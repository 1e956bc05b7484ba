import { ContainerModule } from 'inversify';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { FavouriteDetails } from '../../core/favourites/favourite-details';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { ShareShortlist } from '../../core/shortlist/share-shortlist';
import { ShortlistShares } from '../../core/shortlist/shortlist-shares.port';
import { VesselContent } from '../../core/vessel/vessel-content.port';
import { FindSailings } from '../../core/voyages/find-sailings';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { MissedSailings } from '../voyages/missed-sailings';
import { ComparePages } from './compare.pages';
import { MadeLinkCookie } from './made-link-cookie';
import { ShortlistPages } from './shortlist.pages';
import { shortlistRoutes } from './shortlist.routes';

export const shortlistModule = new ContainerModule(({ bind }) => {
  const vesselSlug = derived(tokens.config, ({ policy }) => policy.vesselSlug);
  construct(bind(ShareShortlist), ShareShortlist, {
    shares: ShortlistShares,
    limits: RateLimits,
    secrets: Secrets,
    random: SecureRandom,
    clock: Clock,
  });
  construct(bind(MadeLinkCookie), MadeLinkCookie, {
    secrets: Secrets,
    isSecure: derived(tokens.sessionParts, ({ isSecure }) => isSecure),
  });
  construct(bind(ShortlistPages), ShortlistPages, {
    details: FavouriteDetails,
    list: FavouriteList,
    share: ShareShortlist,
    madeLink: MadeLinkCookie,
    missedSailings: MissedSailings,
    findSailings: FindSailings,
    assets: BuiltAssets,
    heads: PageHeads,
    vesselSlug,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(ComparePages), ComparePages, {
    findSailings: FindSailings,
    content: VoyageContent,
    missedSailings: MissedSailings,
    vessels: VesselContent,
    cabins: SailingCabins,
    excursions: ExcursionContent,
    fareFacts: FareFactsPresenter,
    flights: tokens.nonStopFlights,
    assets: BuiltAssets,
    heads: PageHeads,
    vesselSlug,
  });
  bind(FeatureRoutes).toResolvedValue(shortlistRoutes, [ShortlistPages, ComparePages]);
});
