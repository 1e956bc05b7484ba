import type { Clock } from '../../../core/shared/clock.port';
import { openSessions, type RegisteredGuest } from '../../../core/sign-in/open-session';
import type { OpenSession, SessionRegister } from '../../../core/sign-in/session-register.port';
import type { OpenDatabase } from '../../sql/line-database';
import { endedSession } from './ended-session';

/** One update ends any number of a guest's sessions at once (reliability B2), because each row has its owner. */
export class SqlSessionRegister implements SessionRegister {
  constructor(
    private readonly db: OpenDatabase,
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
      rows.map(({ sid, content }) => ({ key: sid, guest: (JSON.parse(content) as { guest?: RegisteredGuest }).guest })),
      now,
    );
  }

  async end({ contactId, keys }: { readonly contactId: string; readonly keys: readonly string[] }): Promise<number> {
    if (keys.length === 0) return 0;
    return countOf(await this.ending(contactId).where('sid', 'in', keys).executeTakeFirst());
  }

  async endAll({ contactId }: { readonly contactId: string }): Promise<number> {
    return countOf(await this.ending(contactId).executeTakeFirst());
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
