import type { Kysely } from 'kysely';
import { staffRoles } from '../../../core/party/access-matrix';
import type { StaffMember, StaffMembers } from '../../../core/requests/staff-members.port';
import type { LineDatabase } from '../../sql/line-database';

export class EmbeddedStaffMembers implements StaffMembers {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async find(contactId: string): Promise<StaffMember | undefined> {
    const row = await this.db
      .selectFrom('staff_members')
      .select(['name', 'role'])
      .where('contact_id', '=', contactId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    const role = staffRoles.find((one) => one === row?.role);
    return row && role && { contactId, name: row.name, role };
  }
}
