import { createContext } from 'react';

/** A tab of the guest area's menu. A page below its address, or one that it covers, belongs to it (PRO-04). */
export interface GuestAreaTab {
  readonly label: string;
  readonly href: string;
  /** The position in the menu: the lowest is first. */
  readonly order: number;
  readonly covers?: readonly string[];
}

/** Always the same array, because cached fragments know it by its identity. */
export const GuestAreaTabsContext = createContext<readonly GuestAreaTab[]>([]);
