import { ContainerModule } from 'inversify';
import { FaultInjectingVoyageContent } from '../adapters/embedded-content/demo/fault-injecting-voyage-content';
import { DemoFares } from '../adapters/embedded-engine/demo/demo-fares';
import { DemoFaultSwitch } from '../adapters/embedded-state/demo/demo-fault-switch';
import { FaultInjectingExcursionBookings } from '../adapters/embedded-engine/demo/fault-injecting-excursion-bookings';
import { FaultInjectingTripRepository } from '../adapters/embedded-engine/demo/fault-injecting-trip-repository';
import { EmbeddedDemoStateStore } from '../adapters/embedded-state/demo/demo-state-store';
import type { MovableClock } from '../adapters/embedded-state/demo/movable-clock';
import { OutboxMessages } from '../adapters/embedded-state/outbox-messages';
import { ExcursionBookings } from '../core/excursions/excursion-bookings.port';
import { TripRepository } from '../core/trips/trip-repository.port';
import { VoyageContent } from '../core/voyages/voyage-content.port';
import { tokens } from '../tokens';
import { devModule } from '../web/dev/dev.module';
import type { SystemParts } from './system-parts';

/** A demonstration's clock follows the other nodes from here on, because a lever moves the clock of all. */
export async function openDemonstration(
  { config: { databaseUrl, dataFolder }, line, log }: SystemParts,
  clock: MovableClock,
): Promise<ContainerModule> {
  clock.onChange(() =>
    line
      .rollOverToNewDate()
      .catch((error: unknown) => log.error({ err: error }, 'the line could not follow the moved clock')),
  );
  const isAlone = !databaseUrl && dataFolder === ':memory:';
  await clock.follow(new EmbeddedDemoStateStore(line.database), { isAlone });
  const faultSwitch = new DemoFaultSwitch(line.database);
  clock.onChange(async () => void (await faultSwitch.read()));
  if (!isAlone) faultSwitch.follow();
  return new ContainerModule((module) => {
    const { bind, onActivation } = module;
    void devModule.load(module);
    bind(tokens.demoClock).toConstantValue(clock);
    for (const follower of [clock, faultSwitch]) bind(tokens.onStop).toConstantValue(() => follower.stop());
    bind(tokens.resetLine).toDynamicValue((context) => {
      const clearOthers = context.getAll<() => unknown>(tokens.clearOnReset, { optional: true });
      return async () => {
        await line.reset();
        await Promise.all(clearOthers.map((clear) => clear()));
      };
    });
    bind(tokens.demoMessages).toService(OutboxMessages);
    bind(tokens.demoFaults).toConstantValue(faultSwitch);
    bind(tokens.demoFares).toConstantValue(new DemoFares(line.database));
    onActivation<ExcursionBookings>(
      ExcursionBookings,
      (_context, excursionBookings) => new FaultInjectingExcursionBookings(excursionBookings, faultSwitch),
    );
    onActivation<TripRepository>(
      TripRepository,
      (_context, trips) => new FaultInjectingTripRepository(trips, faultSwitch),
    );
    onActivation<VoyageContent>(
      VoyageContent,
      (_context, content) => new FaultInjectingVoyageContent(content, faultSwitch),
    );
  });
}
