import { ContainerModule } from 'inversify';
import { BookCabin } from '../../core/engine/book-cabin';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { DeclineLimits } from '../../core/engine/decline-limits';
import { ProveAddress } from '../../core/engine/prove-address';
import { UnpaidLimits } from '../../core/engine/unpaid-limits';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { withOwnEngine } from '../../conditional-module';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { BotCheckReader } from '../bot-check/bot-check-reader';
import { FeatureRoutes } from '../routing/feature-routes';
import { AddressProof } from './address-proof';
import { addressProofRoutes } from './address-proof.routes';
import { BookingVisitors } from './booking-visitors';
import { PaymentPages } from './payment.pages';
import { EnginePresenter } from './engine-presenter';
import { LimitedPayments } from './limited-payments';
import { WaitlistPages } from './waitlist.pages';

/**
 * Limits on cabins and cards that are tried without payment, and the step that proves an address (reliability F3, F4).
 */
const module = new ContainerModule(({ bind }) => {
  construct(bind(DeclineLimits), DeclineLimits, [RateLimits, SecureRandom]);
  construct(bind(UnpaidLimits), UnpaidLimits, [RateLimits]);
  construct(bind(AddressProof), AddressProof, {
    proveAddress: ProveAddress,
    visitors: BookingVisitors,
    cabinBookings: CabinBookings,
    presenter: EnginePresenter,
    botChecks: BotCheckReader,
    secrets: Secrets,
    person: tokens.lineContact,
  });
  construct(bind(LimitedPayments), LimitedPayments, {
    bookCabin: BookCabin,
    declines: DeclineLimits,
    unpaid: UnpaidLimits,
    visitors: BookingVisitors,
    proof: AddressProof,
  });
  bind(FeatureRoutes).toResolvedValue(addressProofRoutes, [AddressProof, PaymentPages, WaitlistPages]);
});

export const addressProofModule = withOwnEngine(module);
