import { sql } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';
import type { InvitedRole, MemberState } from '../../../core/party/party-member';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  party_members: {
    member_id: 'text key',
    reservation_id: 'text',
    holder_id: 'text',
    inviter_id: 'text',
    role: 'text' as Column<InvitedRole>,
    traveller: 'integer?',
    wards: 'text' as Column<JsonText<readonly number[]>>,
    sees_health: 'integer',
    name: 'text',
    email: 'text',
    state: 'text' as Column<MemberState>,
    contact_id: 'text?',
    token_digest: 'text unique',
    invited_at: 'bigint',
    answered_at: 'bigint?',
    ends_on: 'text',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly party_members: Row<typeof creates.party_members>;
  }
}

export const partyTables: TableMigration = {
  name: '090-party',
  inCopy: { party_members: { chapter: 'party' } },
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
  creates,
  async up(db) {
    for (const column of ['reservation_id', 'contact_id', 'inviter_id'] as const)
      await db.schema.createIndex(`party_members_by_${column}`).on('party_members').column(column).execute();
    // Concurrent invitations on any nodes must not give one role twice.
    await sql`create unique index party_members_one_role on party_members (reservation_id, email, role)
      where state in ('invited', 'accepted')`.execute(db);
    await sql`create unique index party_members_one_person on party_members (reservation_id, traveller)
      where state in ('invited', 'accepted') and traveller is not null`.execute(db);
  },
};
