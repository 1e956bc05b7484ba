import { ContainerModule } from 'inversify';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { Fares } from '../../core/engine/fares.port';
import { OfferToWaitlist } from '../../core/engine/offer-to-waitlist';
import { WaitlistOffers } from '../../core/engine/waitlist-offers.port';
import { Waitlist } from '../../core/engine/waitlist.port';
import { Clock } from '../../core/shared/clock.port';
import { Secrets } from '../../core/shared/secrets.port';
import { withOwnEngine } from '../../conditional-module';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { BookingReceipt } from './booking-receipt';
import { EnginePresenter } from './engine-presenter';
import { WaitlistOfferAddress } from './waitlist-offer-address';
import { WaitlistOfferPages } from './waitlist-offer.pages';
import { waitlistOfferRoutes } from './waitlist-offer.routes';

const module = new ContainerModule(({ bind }) => {
  construct(bind(WaitlistOfferAddress), WaitlistOfferAddress, [BookingReceipt, Secrets]);
  construct(bind(WaitlistOfferPages), WaitlistOfferPages, {
    waitlist: Waitlist,
    records: BookingRecords,
    presenter: EnginePresenter,
    receipt: BookingReceipt,
    address: WaitlistOfferAddress,
    assets: BuiltAssets,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(OfferToWaitlist), OfferToWaitlist, {
    offers: WaitlistOffers,
    fares: Fares,
    clock: Clock,
    terms: tokens.bookingTerms,
    officeTimeZone: tokens.officeTimeZone,
  });
  bind(FeatureRoutes).toResolvedValue(waitlistOfferRoutes, [WaitlistOfferPages]);
});

export const waitlistOfferModule = withOwnEngine(module);
