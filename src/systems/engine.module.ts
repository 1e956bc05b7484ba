import { ContainerModule } from 'inversify';
import { embeddedEngineModule } from '../adapters/embedded-engine/engine.module';
import { EmbeddedExcursionDemand } from '../adapters/embedded-engine/excursion-demand';
import { EmbeddedBespokeRequests } from '../adapters/embedded-engine/excursions/bespoke-requests';
import { PostgresSeatChanges } from '../adapters/embedded-engine/excursions/postgres-seat-changes';
import { EmbeddedEngineHandoff } from '../adapters/embedded-engine/engine-handoff';
import { FaultLog } from '../adapters/engine-http/fault-log';
import { EngineClient } from '../adapters/engine-http/engine-client';
import { EngineHealthCheck } from '../adapters/engine-http/health-check';
import { CachedReads } from '../adapters/engine-http/cached-reads';
import { HttpEngineHandoff } from '../adapters/engine-http/engine-handoff';
import { HttpSailingCabins } from '../adapters/engine-http/sailing-cabins';
import { HttpSailingInventory } from '../adapters/engine-http/sailing-inventory';
import { HttpTripRepository } from '../adapters/engine-http/trip-repository';
import { EnginePagesHandoff } from '../adapters/engine-pages/engine-handoff';
import { KnownTripReminders, SqlKnownTrips } from '../adapters/embedded-state/preparation/known-trips';
import { SailingCabins } from '../core/cabins/sailing-cabins.port';
import { PaymentNotices } from '../core/engine/payment-notices.port';
import { Payments } from '../core/engine/payments.port';
import { GuestEntrance, GuestInvitations } from '../core/engine/guest-entrance.port';
import { BespokeRequests } from '../core/excursions/bespoke-requests.port';
import { SeatChanges, silentSeatChanges } from '../core/excursions/seat-changes.port';
import { ExcursionDemand } from '../core/excursions/excursion-demand.port';
import { KnownTrips } from '../core/preparation/known-trips.port';
import { PreparationReminders } from '../core/preparation/preparation-reminders.port';
import { readEngineLocation } from '../core/reserve/engine-location';
import { EngineHandoff } from '../core/reserve/engine-handoff.port';
import { Clock } from '../core/shared/clock.port';
import { Secrets } from '../core/shared/secrets.port';
import { SingleUse } from '../core/shared/single-use.port';
import { TripRepository } from '../core/trips/trip-repository.port';
import { SailingInventory } from '../core/voyages/sailing-inventory.port';
import { constant, construct, derived } from '../construct';
import { tokens } from '../tokens';
import { hrefBreakdown } from '../web/engine/manage-access';
import { ManagePermit } from '../web/engine/manage-permit';
import { OurHosts } from '../web/our-hosts';
import { paths } from '../web/paths';
import { bindEngineExcursions } from './engine-excursions.module';
import { openPayments } from './payments';
import type { SystemParts } from './system-parts';

export const engineSystemModule = (parts: SystemParts): ContainerModule => {
  const { engine } = parts.config;
  return engine.kind === 'http' ? engineOverHttp(parts, engine) : embeddedEngine(parts);
};

/** Visitors of the embedded engine may still be sent to another vendor's pages (decision 0024, first step). */
const embeddedEngine = ({ config, line, log }: SystemParts) =>
  new ContainerModule((module) => {
    const { bind } = module;
    void embeddedEngineModule.load(module);
    const { payments, notices, check } = openPayments(config, line.database, log);
    bind(Payments).toConstantValue(payments);
    if (notices) bind(PaymentNotices).toConstantValue(notices);
    if (check) bind(tokens.systemCheck).toConstantValue(check);
    const { databaseUrl } = config;
    bind(SeatChanges).toConstantValue(databaseUrl ? new PostgresSeatChanges(databaseUrl) : silentSeatChanges);
    construct(bind(ManagePermit), ManagePermit, [Secrets, Clock]);
    construct(bind(EmbeddedEngineHandoff), EmbeddedEngineHandoff, {
      secrets: Secrets,
      singleUse: SingleUse,
      clock: Clock,
      entryAddresses: derived(ManagePermit, (permit) => ({
        login: paths.handoff.logIn,
        customerBooking: (reservationId: string) => permit.address(reservationId),
        fareBreakdown: (reservationId: string) => hrefBreakdown({ proof: { permit: permit.give(reservationId) } }),
      })),
    });
    bind(GuestEntrance).toService(EmbeddedEngineHandoff);
    bind(GuestInvitations).toService(EmbeddedEngineHandoff);
    // A foreign engine's pages do not accept the embedded one's tokens and permits.
    if (readEngineLocation(config.policy.engineUrl).kind === 'ours')
      bind(EngineHandoff).toService(EmbeddedEngineHandoff);
    else bind(EngineHandoff).toConstantValue(new EnginePagesHandoff(config.policy.enginePages));
  });

/**
 * An engine that serves the contract. Ports that only the embedded engine's own pages need, such as holds and cards,
 * are not bound (decision 0039).
 */
const engineOverHttp = (
  { config: { policy }, log }: SystemParts,
  { apiUrl, credentials }: Extract<SystemParts['config']['engine'], { kind: 'http' }>,
) =>
  new ContainerModule(({ bind }) => {
    construct(bind(KnownTrips), SqlKnownTrips, [tokens.database]);
    construct(bind(PreparationReminders), KnownTripReminders, [tokens.database, Clock]);
    const client = new EngineClient({ apiUrl, credentials, log });
    const faults = new FaultLog(log);
    const health = new EngineHealthCheck(client);
    bind(tokens.systemCheck).toConstantValue(health);
    bind(SeatChanges).toConstantValue(silentSeatChanges);
    // An unavailable engine must not prevent the start: it is logged, and shown in /health.
    health
      .check()
      .catch((error: unknown) => log.error({ err: error }, 'the reservation engine does not answer by the contract'));
    const reads = new CachedReads(client);
    bind(SailingInventory).toConstantValue(new HttpSailingInventory({ reads, faults }));
    bind(SailingCabins).toConstantValue(new HttpSailingCabins(reads));
    bind(TripRepository).toConstantValue(new HttpTripRepository({ client, faults }));
    construct(bind(EngineHandoff), HttpEngineHandoff, {
      client: constant(client),
      engineLocation: constant(readEngineLocation(policy.engineUrl)),
      ownOrigin: derived(OurHosts, (hosts) => () => hosts.origin),
      pages: constant(new EnginePagesHandoff(policy.enginePages)),
    });
    construct(bind(ExcursionDemand), EmbeddedExcursionDemand, [tokens.database]);
    // The contract has no requests for bespoke excursions: they stay in the line's own database.
    construct(bind(BespokeRequests), EmbeddedBespokeRequests, [tokens.database, Clock]);
    bindEngineExcursions({ bind }, client, faults);
  });
