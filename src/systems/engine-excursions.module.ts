import type { ContainerModuleLoadOptions } from 'inversify';
import type { EngineClient } from '../adapters/engine-http/engine-client';
import { EngineExcursionDesk } from '../adapters/engine-http/excursion-desk';
import { CarefulDesk } from '../core/excursions/careful-desk';
import { BespokeRequests } from '../core/excursions/bespoke-requests.port';
import { ExcursionDesk } from '../core/excursions/excursion-desk.port';
import { PendingOutings } from '../core/excursions/pending-outings.port';
import { Clock } from '../core/shared/clock.port';
import { Turns } from '../core/shared/turns.port';

/** Seats ashore that another system keeps (ENGINE=http): it is asked in turns, and every wish is written down first (decision 38). */
export function bindEngineExcursions({ bind }: Pick<ContainerModuleLoadOptions, 'bind'>, engine: EngineClient): void {
  bind(CarefulDesk).toResolvedValue(
    (pending: PendingOutings, requests: BespokeRequests, turns: Turns, clock: Clock) =>
      new CarefulDesk({ desk: new EngineExcursionDesk(engine), pending, requests, turns, clock }),
    [PendingOutings, BespokeRequests, Turns, Clock],
  );
  bind(ExcursionDesk).toService(CarefulDesk);
}
