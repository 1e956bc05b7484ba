import { sql } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';
import type { InvitedRole, MemberState } from '../../../core/party/party-member';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly party_members: {
      member_id: string;
      reservation_id: string;
      holder_id: string;
      inviter_id: string;
      role: InvitedRole;
      traveller: number | null;
      wards: JsonText<readonly number[]>;
      sees_health: number;
      name: string;
      email: string;
      state: MemberState;
      contact_id: string | null;
      token_digest: string;
      invited_at: number;
      answered_at: number | null;
      ends_on: string;
    };
  }
}

export const partyTables: TableMigration = {
  name: '090-party',
  inCopy: { party_members: { chapter: 'party' } },
  tables: ['party_members'],
  // Erases roles of the guest, roles that the guest gave, and invitations to the guest's addresses.
  eraseGuest: async (transaction, { contactId }) => {
    await transaction
      .deleteFrom('party_members')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('contact_id', '=', contactId),
          eb('inviter_id', '=', contactId),
          eb('holder_id', '=', contactId),
          eb('email', 'in', selectFrom('contact_emails').select('email').where('contact_id', '=', contactId)),
        ]),
      )
      .execute();
  },
  async up(db) {
    await db.schema
      .createTable('party_members')
      .addColumn('member_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('holder_id', 'text', (column) => column.notNull())
      .addColumn('inviter_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('traveller', 'integer')
      .addColumn('wards', 'text', (column) => column.notNull())
      .addColumn('sees_health', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text')
      .addColumn('token_digest', 'text', (column) => column.notNull().unique())
      .addColumn('invited_at', 'bigint', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('ends_on', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['reservation_id', 'contact_id', 'inviter_id'] as const)
      await db.schema.createIndex(`party_members_by_${column}`).on('party_members').column(column).execute();
    // Concurrent invitations on any nodes must not give one role twice.
    await sql`create unique index party_members_one_role on party_members (reservation_id, email, role)
      where state in ('invited', 'accepted')`.execute(db);
    await sql`create unique index party_members_one_person on party_members (reservation_id, traveller)
      where state in ('invited', 'accepted') and traveller is not null`.execute(db);
  },
};
