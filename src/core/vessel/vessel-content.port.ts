import type { Vessel } from './vessel';

/** What the line says about its yacht, deck by deck, and how its suites are laid out inside. */
export interface VesselContent {
  getVessel(): Promise<Vessel>;
}
export const VesselContent = Symbol('VesselContent');
