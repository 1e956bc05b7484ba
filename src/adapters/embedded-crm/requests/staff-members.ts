import { staffRoles } from '../../../core/party/access-matrix';
import type { StaffMember, StaffMembers } from '../../../core/requests/staff-members.port';
import type { OpenDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';

export class EmbeddedStaffMembers implements StaffMembers {
  private readonly reads: QueryCache<ReadonlyMap<string, StaffMember>>;

  constructor(private readonly db: OpenDatabase) {
    this.reads = new QueryCache(db, 1);
  }

  /**
   * Reads all members at once, because they are few and each page of a signed-in guest asks whether the guest is one.
   */
  async find(contactId: string): Promise<StaffMember | undefined> {
    const members = await this.reads.of({ key: 'all', now: 0, ask: async () => ({ answer: await this.readAll() }) });
    return members.get(contactId);
  }

  private async readAll(): Promise<ReadonlyMap<string, StaffMember>> {
    const rows = await this.db
      .selectFrom('staff_members')
      .select(['contact_id', 'name', 'role'])
      .where('ended_at', 'is', null)
      .execute();
    const members = rows.flatMap(({ contact_id: contactId, name, role: roleName }): StaffMember[] => {
      const role = staffRoles.find((one) => one === roleName);
      return role ? [{ contactId, name, role }] : [];
    });
    return new Map(members.map((member) => [member.contactId, member]));
  }
}
