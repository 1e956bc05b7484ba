import type { Port, Region, Suite, Voyage } from './voyage';
import { portSymbol } from '../shared/port-symbol';

/** Unpublished voyages are included: the caller filters them (VOY-03, H52). */
export interface VoyageContent {
  findVoyages(): Promise<readonly Voyage[]>;
  findRegions(): Promise<readonly Region[]>;
  findPorts(): Promise<readonly Port[]>;
  findSuites(): Promise<readonly Suite[]>;
}
export const VoyageContent = portSymbol<VoyageContent>('VoyageContent');
