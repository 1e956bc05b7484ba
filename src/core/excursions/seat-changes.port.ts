import { portSymbol } from '../shared/port-symbol';

/** Announces that seats or waitlists have changed on any node, without saying which ones. */
export interface SeatChanges {
  /** False means that changes elsewhere may go unannounced, and that the caller must poll. */
  readonly isLive: boolean;
  /** The listener is also called when `isLive` has changed. */
  onChange(listener: () => void): void;
}
export const SeatChanges = portSymbol<SeatChanges>('SeatChanges');

export const silentSeatChanges: SeatChanges = { isLive: false, onChange: () => undefined };
