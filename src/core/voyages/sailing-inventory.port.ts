import type { Sailing } from './sailing';
import type { DateWindow } from './voyage';
import { portSymbol } from '../shared/port-symbol';

/** Current dates, prices and free cabins of the reservation system. Never cached beyond 30 seconds (H65). */
export interface SailingInventory {
  /** Sailings that start within the window, by start date. Without a window: all that have not started yet. */
  findSailings(window?: DateWindow): Promise<readonly Sailing[]>;
  getSailing(itineraryId: string): Promise<Sailing | undefined>;
}
export const SailingInventory = portSymbol<SailingInventory>('SailingInventory');
