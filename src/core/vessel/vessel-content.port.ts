import type { Vessel } from './vessel';
import { portSymbol } from '../shared/port-symbol';

export interface VesselContent {
  getVessel(): Promise<Vessel>;
}
export const VesselContent = portSymbol<VesselContent>('VesselContent');
