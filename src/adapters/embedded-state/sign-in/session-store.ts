import { type SessionData, Store } from 'express-session';
import type { Clock } from '../../../core/shared/clock.port';
import { freezeDeep } from '../../../core/shared/freeze-deep';
import { sessionIdleMs, sessionSeenEveryMs } from '../../../core/sign-in/session-life';
import type { OpenDatabase } from '../../sql/line-database';
import { PreparedQuery, type PlaceholderFor } from '../../sql/prepared-query';
import { QueryCache } from '../../sql/query-cache';
import { endedSession } from './ended-session';

interface UnexpiredSession {
  readonly sid: string;
  readonly now: number;
}

const findUnexpired = new PreparedQuery((db, value: PlaceholderFor<UnexpiredSession>) =>
  db
    .selectFrom('sessions')
    .select(['content', 'expires_at'])
    .where('sid', '=', value('sid'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', value('now')),
);

interface StoredSession {
  readonly content: string;
}

const retentionMs = sessionIdleMs + sessionSeenEveryMs;
const maxKnown = 1_000;

/** Sessions survive a restart, and a late write cannot restore an ended one (B2). */
export class SqlSessionStore extends Store {
  private readonly cache: QueryCache<readonly StoredSession[]>;
  private readonly sharedData = new WeakMap<StoredSession, SessionData>();

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    super();
    this.cache = new QueryCache(db, maxKnown);
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    answer(this.read(sid), callback);
  }

  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    answer(this.write(sid, session), callback);
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    answer(this.end(sid), callback);
  }

  /** The same frozen object for as long as the session is stored unchanged, for callers that only read it. */
  async readShared(sid: string): Promise<SessionData | null> {
    const storedSession = await this.find(sid);
    if (!storedSession) return null;
    const sessionData = this.sharedData.get(storedSession) ?? freezeDeep(parse(storedSession));
    this.sharedData.set(storedSession, sessionData);
    return sessionData;
  }

  private async read(sid: string): Promise<SessionData | null> {
    const storedSession = await this.find(sid);
    return storedSession ? parse(storedSession) : null;
  }

  private async find(sid: string): Promise<StoredSession | undefined> {
    const now = this.clock.now().getTime();
    const [storedSession] = await this.cache.of({
      key: sid,
      now,
      only: findUnexpired,
      ask: async () => {
        const row = await findUnexpired.first(this.db, { sid, now });
        return row ? { answer: [row], until: row.expires_at } : { answer: [] };
      },
    });
    return storedSession;
  }

  private async write(
    sid: string,
    session: SessionData & { readonly guest?: { readonly contactId?: string } },
  ): Promise<void> {
    const row = {
      content: JSON.stringify(session),
      expires_at: this.clock.now().getTime() + retentionMs,
      contact_id: session.guest?.contactId ?? null,
    };
    await this.db
      .insertInto('sessions')
      .values({ sid, ...row, ended_at: null })
      .onConflict((conflict) => conflict.column('sid').doUpdateSet(row).where('sessions.ended_at', 'is', null))
      .execute();
  }

  private async end(sid: string): Promise<void> {
    const now = this.clock.now().getTime();
    const row = endedSession(now);
    await this.db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await this.db
      .insertInto('sessions')
      .values({ sid, ...row, contact_id: null })
      .onConflict((conflict) => conflict.column('sid').doUpdateSet(row))
      .execute();
  }
}

const parse = ({ content }: StoredSession) => JSON.parse(content) as SessionData;

/** Adapts the callbacks of express-session. An error thrown by a callback must not count as a failed query. */
function answer<T>(work: Promise<T>, callback: ((error: unknown, value?: T) => void) | undefined): void {
  work.then(
    (value) => process.nextTick(() => callback?.(null, value)),
    (error: unknown) => process.nextTick(() => callback?.(error)),
  );
}
