import { portSymbol } from '../shared/port-symbol';

export interface ExcursionDemand {
  /** Confirmed seats by tour code, over all departures; a code without any may be missing (H45). */
  countConfirmedSeats(): Promise<ReadonlyMap<string, number>>;
}
export const ExcursionDemand = portSymbol<ExcursionDemand>('ExcursionDemand');
