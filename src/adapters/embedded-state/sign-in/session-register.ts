import type { Kysely } from 'kysely';
import type { Clock } from '../../../core/shared/clock.port';
import { openSessions, type RegisteredGuest } from '../../../core/sign-in/open-session';
import type { OpenSession, SessionRegister } from '../../../core/sign-in/session-register.port';
import type { LineDatabase } from '../../sql/line-database';
import { endedSession } from './session-store';

/** The guest's view of the session store's table: one update ends any number of sessions at once (reliability B2). */
export class SqlSessionRegister implements SessionRegister {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async list(contactId: string): Promise<readonly OpenSession[]> {
    const now = this.clock.now().getTime();
    const rows = await this.db
      .selectFrom('sessions')
      .select(['sid', 'content'])
      .where('contact_id', '=', contactId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    return openSessions(
      rows.map(({ sid, content }) => ({ sid, guest: (JSON.parse(content) as { guest?: RegisteredGuest }).guest })),
      now,
    );
  }

  async end({ contactId, sids }: { readonly contactId: string; readonly sids: readonly string[] }): Promise<number> {
    if (sids.length === 0) return 0;
    return countOf(await this.ending(contactId).where('sid', 'in', sids).executeTakeFirst());
  }

  async endAll({ contactId, exceptSid }: { readonly contactId: string; readonly exceptSid?: string }): Promise<number> {
    const all = this.ending(contactId);
    return countOf(await (exceptSid === undefined ? all : all.where('sid', '<>', exceptSid)).executeTakeFirst());
  }

  private ending(contactId: string) {
    return this.db
      .updateTable('sessions')
      .set(endedSession(this.clock.now().getTime()))
      .where('contact_id', '=', contactId)
      .where('ended_at', 'is', null);
  }
}

const countOf = (result: { readonly numUpdatedRows: bigint }) => Number(result.numUpdatedRows);
