import type { StaffRole } from '../party/access-matrix';
import { portSymbol } from '../shared/port-symbol';

/** A person of the line's staff, who signs in as everybody does; the role is given by the operator's command. */
export interface StaffMember {
  readonly contactId: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface StaffMembers {
  /** Undefined for everybody without a role, and for a role that has ended. */
  find(contactId: string): Promise<StaffMember | undefined>;
}
export const StaffMembers = portSymbol<StaffMembers>('StaffMembers');
