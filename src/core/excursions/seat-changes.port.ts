import { portSymbol } from '../shared/port-symbol';

/** Says that seats or waitlists have changed, on whichever node; not which ones. */
export interface SeatChanges {
  /** Whether every change is announced at this moment; otherwise one has to look. */
  readonly isLive: boolean;
  /** The listener is also called when `isLive` has changed. */
  onChange(listener: () => void): void;
}
export const SeatChanges = portSymbol<SeatChanges>('SeatChanges');

export const silentSeatChanges: SeatChanges = { isLive: false, onChange: () => undefined };
