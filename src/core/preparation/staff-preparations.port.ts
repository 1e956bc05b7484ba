import type { StaffMember } from '../requests/staff-members.port';
import { portSymbol } from '../shared/port-symbol';
import type { PreparationEntry } from './preparations.port';

/** The preparation of a reservation as the line's staff sees it, where the CRM is the embedded one. */
export interface StaffPreparations {
  /** The account that a reservation stands on; undefined where nothing is known of it. */
  findHolder(reservationId: string): Promise<string | undefined>;
  /** What travellers share with their consultant. Each reading is noted for them before it is given, once an hour. */
  read(asked: { readonly reservationId: string; readonly member: StaffMember }): Promise<readonly PreparationEntry[]>;
}
export const StaffPreparations = portSymbol<StaffPreparations>('StaffPreparations');
