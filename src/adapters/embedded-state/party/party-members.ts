import { randomUUID } from 'node:crypto';
import { isOpen, type MemberState, type PartyMember } from '../../../core/party/party-member';
import type { Invitation, InviteOutcome, PartyMembers } from '../../../core/party/party-members.port';
import type { Clock } from '../../../core/shared/clock.port';
import { plainDate } from '../../../core/shared/plain-date';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { readJson } from '../../sql/json-text';

type Row = LineDatabase['party_members'];

const maxReads = 1_000;
const open = ['invited', 'accepted'] satisfies MemberState[];

export class EmbeddedPartyMembers implements PartyMembers {
  private readonly reads: QueryCache<readonly PartyMember[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.reads = new QueryCache(db, maxReads);
  }

  findOf(reservationId: string): Promise<readonly PartyMember[]> {
    return this.cached(`of ${reservationId}`, () => this.rows().where('reservation_id', '=', reservationId).execute());
  }

  findMemberships(contactId: string): Promise<readonly PartyMember[]> {
    return this.cached(`for ${contactId}`, () =>
      this.rows().where('contact_id', '=', contactId).where('state', '=', 'accepted').execute(),
    );
  }

  async findInvited(inviterId: string): Promise<readonly PartyMember[]> {
    const rows = await this.rows().where('inviter_id', '=', inviterId).where('state', '=', 'accepted').execute();
    return rows.map(toMember).toReversed();
  }

  async findByToken(tokenDigest: string): Promise<PartyMember | undefined> {
    const row = await this.rows().where('token_digest', '=', tokenDigest).executeTakeFirst();
    return row && toMember(row);
  }

  async invite(invitation: Invitation): Promise<InviteOutcome> {
    const disownedMember = await this.db
      .selectFrom('party_members')
      .select('member_id')
      .where('reservation_id', '=', invitation.reservationId)
      .where('email', '=', invitation.email)
      .where('state', '=', 'disowned')
      .executeTakeFirst();
    if (disownedMember) return { kind: 'disowned' };
    const row = await this.db
      .insertInto('party_members')
      .values(toRow(invitation, this.clock.now().getTime()))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? { kind: 'invited', member: toMember(row) } : { kind: 'taken' };
  }

  async renew(memberId: string, tokenDigest: string): Promise<PartyMember | undefined> {
    const row = await this.db
      .updateTable('party_members')
      .set({ token_digest: tokenDigest, invited_at: this.clock.now().getTime() })
      .where('member_id', '=', memberId)
      .where('state', '=', 'invited')
      .returningAll()
      .executeTakeFirst();
    return row && toMember(row);
  }

  async answer(memberId: string, answer: Parameters<PartyMembers['answer']>[1]): Promise<'answered' | 'ended'> {
    const contactId = answer.state === 'accepted' ? answer.contactId : null;
    const changedMember = await this.db
      .updateTable('party_members')
      .set({ state: answer.state, contact_id: contactId, answered_at: this.clock.now().getTime() })
      .where('member_id', '=', memberId)
      .where('state', '=', 'invited')
      .returning('member_id')
      .executeTakeFirst();
    if (changedMember) return 'answered';
    const same = await this.rows()
      .where('member_id', '=', memberId)
      .where('state', '=', answer.state)
      .executeTakeFirst();
    return same ? 'answered' : 'ended';
  }

  async revoke(memberId: string): Promise<PartyMember | undefined> {
    const row = await this.db
      .updateTable('party_members')
      .set({ state: 'revoked', answered_at: this.clock.now().getTime() })
      .where('member_id', '=', memberId)
      .where('state', 'in', open)
      .returningAll()
      .executeTakeFirst();
    return row && toMember(row);
  }

  private cached(key: string, ask: () => Promise<readonly Row[]>): Promise<readonly PartyMember[]> {
    return this.reads.of({ key, now: 0, ask: async () => ({ answer: (await ask()).map(toMember) }) });
  }

  private rows() {
    return this.db.selectFrom('party_members').selectAll().orderBy('invited_at').orderBy('member_id');
  }
}

const toRow = (invitation: Invitation, now: number): Row => ({
  member_id: randomUUID(),
  reservation_id: invitation.reservationId,
  holder_id: invitation.holderId,
  inviter_id: invitation.inviterId,
  role: invitation.role,
  traveller: invitation.traveller ?? null,
  wards: JSON.stringify(invitation.wards),
  sees_health: invitation.seesHealth ? 1 : 0,
  name: invitation.name,
  email: invitation.email,
  state: 'invited',
  contact_id: null,
  token_digest: invitation.tokenDigest,
  invited_at: now,
  answered_at: null,
  ends_on: invitation.endsOn,
});

/** Only this adapter writes the table, so that roles, states and lists have valid values only. */
function toMember(row: Row): PartyMember {
  const member = {
    memberId: row.member_id,
    reservationId: row.reservation_id,
    holderId: row.holder_id,
    inviterId: row.inviter_id,
    role: row.role,
    wards: readJson(row.wards),
    seesHealth: row.sees_health === 1,
    name: row.name,
    email: row.email,
    state: row.state,
    endsOn: plainDate(row.ends_on),
  };
  return {
    ...member,
    ...(row.traveller === null ? {} : { traveller: row.traveller }),
    ...(row.contact_id === null || !isOpen(member) ? {} : { contactId: row.contact_id }),
    ...(row.answered_at === null ? {} : { answeredAt: new Date(Number(row.answered_at)) }),
  };
}
