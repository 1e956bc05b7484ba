import type { StaffRole } from '../party/access-matrix';
import { portSymbol } from '../shared/port-symbol';

/** A member of the line's staff, who signs in like any guest; an operator command gives the role. */
export interface StaffMember {
  readonly contactId: string;
  readonly name: string;
  readonly role: StaffRole;
}

export interface StaffMembers {
  /** A role that has ended counts as none: the answer is undefined for both. */
  find(contactId: string): Promise<StaffMember | undefined>;
}
export const StaffMembers = portSymbol<StaffMembers>('StaffMembers');
