import { ContainerModule } from 'inversify';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { FindDepartures } from '../../core/excursions/find-departures';
import { OpenParty } from '../../core/party/open-party';
import { Clock } from '../../core/shared/clock.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { PartyTrips } from '../party/party-trips';
import { PreparationLists } from '../preparation/preparation.pages';
import { FeatureRoutes } from '../routing/feature-routes';
import { CurrentTrips } from './current-trips';
import { TripDayPages } from './trip-day.pages';
import { tripDayRoutes } from './trip-day.routes';
import { TripNows } from './trip-now';
import { TripPlans } from './trip-plans';

export const tripDayModule = new ContainerModule(({ bind }) => {
  const { officeTimeZone, climateNorms: climate } = tokens;
  construct(bind(TripPlans), TripPlans, {
    content: VoyageContent,
    excursions: ExcursionContent,
    excursionBookings: ExcursionBookings,
    bespoke: BespokeRequests,
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(TripNows), TripNows, {
    plans: TripPlans,
    lists: PreparationLists,
    departures: FindDepartures,
    content: VoyageContent,
    inventory: SailingInventory,
    preparationTerms: tokens.preparationTerms,
    excursionTerms: tokens.excursionTerms,
    climate,
    hasInvoices: derived(tokens.config, ({ engine }) => engine.kind === 'embedded'),
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(CurrentTrips), CurrentTrips, {
    trips: TripRepository,
    parties: OpenParty,
    clock: Clock,
    officeTimeZone,
  });
  construct(bind(TripDayPages), TripDayPages, { trips: PartyTrips, plans: TripPlans, nows: TripNows, climate });
  bind(FeatureRoutes).toResolvedValue(tripDayRoutes, [TripDayPages]);
});
