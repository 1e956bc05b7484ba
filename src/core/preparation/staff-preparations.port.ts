import type { StaffMember } from '../requests/staff-members.port';
import { portSymbol } from '../shared/port-symbol';
import type { PreparationEntry } from './preparations.port';

/** Staff of an installation with the embedded CRM read a reservation's preparation here. */
export interface StaffPreparations {
  /** Returns the account on which a reservation is booked; undefined where nothing is known of it. */
  findHolder(reservationId: string): Promise<string | undefined>;
  /**
   * Returns what travellers share with their consultant. Each reading is recorded before the data is returned, at most
   * once an hour, and the travellers see the record.
   */
  read(query: { readonly reservationId: string; readonly member: StaffMember }): Promise<readonly PreparationEntry[]>;
}
export const StaffPreparations = portSymbol<StaffPreparations>('StaffPreparations');
