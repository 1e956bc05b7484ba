import type { Port, Region, Suite, Voyage } from './voyage';

/** What the line says about its voyages, where they call, and its suites. Unpublished voyages are included: the caller decides (VOY-03, H52). */
export interface VoyageContent {
  findVoyages(): Promise<readonly Voyage[]>;
  findRegions(): Promise<readonly Region[]>;
  findPorts(): Promise<readonly Port[]>;
  findSuites(): Promise<readonly Suite[]>;
}
export const VoyageContent = Symbol('VoyageContent');
