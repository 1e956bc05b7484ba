import type { Vessel } from './vessel';
import { serviceSymbol } from '../shared/service-symbol';

/** The line's content about its vessel, deck by deck, and the floor plans of its suites. */
export interface VesselContent {
  getVessel(): Promise<Vessel>;
}
export const VesselContent = serviceSymbol<VesselContent>('VesselContent');
