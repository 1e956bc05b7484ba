import type { Vessel } from './vessel';
import { portSymbol } from '../shared/port-symbol';

/** The line's content about its vessel, deck by deck, and the floor plans of its suites. */
export interface VesselContent {
  getVessel(): Promise<Vessel>;
}
export const VesselContent = portSymbol<VesselContent>('VesselContent');
