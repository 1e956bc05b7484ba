import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { GuestEntrance } from '../../core/engine/guest-entrance.port';
import { type EngineLocation, readEngineLocation } from '../../core/reserve/engine-location';
import { HandGuestOver } from '../../core/reserve/hand-guest-over';
import { EngineHandoff } from '../../core/reserve/engine-handoff.port';
import { Clock } from '../../core/shared/clock.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { FeatureRoutes } from '../routing/feature-routes';
import { DevMode } from '../trips/dev-mode';
import { HandoffAddresses } from './handoff-addresses';
import { HandoffApi } from './handoff.api';
import { HandoffPages } from './handoff.pages';
import { handoffRoutes } from './handoff.routes';
import { LogInPages } from './log-in.pages';
import { TripHandoffPages } from './trip-handoff.pages';

const engineLocationOf = ({ policy }: Config): EngineLocation => readEngineLocation(policy.engineUrl);

export const handoffModule = new ContainerModule(({ bind }) => {
  construct(bind(HandoffAddresses), HandoffAddresses, [
    derived(tokens.config, (config) => engineLocationOf(config)),
    OurHosts,
  ]);
  construct(bind(HandGuestOver), HandGuestOver, [
    EngineHandoff,
    derived(tokens.config, (config) => engineLocationOf(config)),
  ]);
  construct(bind(HandoffPages), HandoffPages, { handOver: HandGuestOver, addresses: HandoffAddresses });
  construct(bind(LogInPages), LogInPages, {
    entrance: GuestEntrance,
    guests: GuestDirectory,
    hosts: OurHosts,
    clock: Clock,
  });
  construct(bind(HandoffApi), HandoffApi, [HandGuestOver, HandoffAddresses]);
  construct(bind(TripHandoffPages), TripHandoffPages, {
    trips: TripRepository,
    guests: GuestDirectory,
    engineHandoff: EngineHandoff,
    devMode: DevMode,
  });
  bind(FeatureRoutes).toResolvedValue(handoffRoutes, [HandoffPages, HandoffApi, TripHandoffPages]);
});
