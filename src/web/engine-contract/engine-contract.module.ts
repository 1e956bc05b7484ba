import type { RequestHandler } from 'express';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Config } from '../../../config/config';
import { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { GuestInvitations } from '../../core/engine/guest-entrance.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { FindDepartures } from '../../core/excursions/find-departures';
import { ReserveExperience } from '../../core/excursions/reserve-experience';
import { portSymbol } from '../../core/shared/port-symbol';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Receipts } from '../../core/shared/receipts.port';
import { ClientRefs } from '../../core/sign-in/client-refs.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { hrefFareBreakdown, hrefMakePayment } from '../hrefs';
import { paths } from '../paths';
import { FeatureRoutes } from '../routing/feature-routes';
import { contractRoutes, engineContractRoutes } from './engine-contract.routes';
import { ContractExcursionsApi } from './excursions.api';
import { ContractHealthApi } from './health.api';
import { ContractReservationsApi } from './reservations.api';
import { serveContract } from './serve-contract';
import { ContractSsoTokensApi } from './sso-tokens.api';
import { ContractVoyagesApi } from './voyages.api';

const ContractHandler = portSymbol<RequestHandler>('ContractHandler');

/** Paths to which a guest may be sent who was signed in through `POST /v1/sso-tokens`. */
const signInTargets = ['/engine', paths.trips.list];

export const engineContractModule = new ContainerModule(({ bind }) => {
  bind(ContractHandler).toDynamicValue((context) => {
    const { engineServeKey: key, engineServeRate: perSecond } = context.get<Config>(tokens.config);
    // The contract is served only with a key and with the embedded engine.
    return serveContract({
      key,
      limit: { limits: context.get<RateLimits>(RateLimits), perSecond },
      routes: key === undefined ? [] : routesOf(context),
    });
  });
  bind(FeatureRoutes).toResolvedValue(engineContractRoutes, [ContractHandler]);
});

function routesOf(context: ResolutionContext) {
  const hosts = context.get(OurHosts);
  const { takesPayments } = context.get<Config>(tokens.config);
  const [clients, trips] = [context.get<ClientRefs>(ClientRefs), context.get<TripRepository>(TripRepository)];
  return contractRoutes(
    new ContractHealthApi(context.get<Clock>(Clock)),
    new ContractVoyagesApi({
      inventory: context.get<SailingInventory>(SailingInventory),
      cabins: context.get<SailingCabins>(SailingCabins),
      content: context.get<VoyageContent>(VoyageContent),
    }),
    new ContractReservationsApi({
      clients,
      trips,
      records: context.get<BookingRecords>(BookingRecords),
      pagesOf: (reservationId, host) => {
        const origin = hosts.isOurOrigin(`http://${host}`) ? `http://${host}` : hosts.origin;
        return {
          ...(takesPayments ? { payment: `${origin}${hrefMakePayment(reservationId)}` } : {}),
          fareBreakdown: `${origin}${hrefFareBreakdown(reservationId)}`,
        };
      },
    }),
    new ContractExcursionsApi({
      clients,
      trips,
      departures: context.get(FindDepartures),
      excursionBookings: context.get<ExcursionBookings>(ExcursionBookings),
      reserveExperience: context.get(ReserveExperience),
      receipts: context.get<Receipts>(Receipts),
    }),
    new ContractSsoTokensApi({
      clients,
      invitations: context.get<GuestInvitations>(GuestInvitations),
      hosts,
      targets: signInTargets,
    }),
  );
}
