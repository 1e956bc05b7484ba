import type { Clock } from '../../core/shared/clock.port';
import { openSessions, type RegisteredGuest } from '../../core/sign-in/open-session';
import type { OpenSession, SessionRegister } from '../../core/sign-in/session-register.port';
import { keyPrefixOf, type RedisClient } from './redis-client';
import { endedTtlSeconds, endedPrefix, indexKey, sessionPrefix } from './session-keys';
import { endSessionsScript, listSessionsScript } from './session-store.scripts';
import { withinDeadline } from './within-deadline';

/** Redis finds the guest's sessions by an index that the session store maintains for each guest. */
export class RedisSessionRegister implements SessionRegister {
  constructor(
    private readonly redis: RedisClient,
    private readonly clock: Clock,
  ) {}

  async list(contactId: string): Promise<readonly OpenSession[]> {
    const entries = (await withinDeadline(() =>
      this.redis.eval(listSessionsScript, 1, indexKey(contactId), this.inFull(sessionPrefix)),
    )) as readonly [string, string][];
    const storedSessions = entries.map(([key, content]) => ({
      key,
      guest: (JSON.parse(content) as { guest?: RegisteredGuest }).guest,
    }));
    return openSessions(storedSessions, this.clock.now().getTime());
  }

  async end({ contactId, keys }: { readonly contactId: string; readonly keys: readonly string[] }): Promise<number> {
    return this.run(contactId, 'these', keys);
  }

  async endAll({ contactId }: { readonly contactId: string }): Promise<number> {
    return this.run(contactId, 'all', []);
  }

  private async run(contactId: string, which: 'these' | 'all', keys: readonly string[]): Promise<number> {
    return Number(
      await withinDeadline(() =>
        this.redis.eval(
          endSessionsScript,
          1,
          indexKey(contactId),
          this.inFull(sessionPrefix),
          this.inFull(endedPrefix),
          endedTtlSeconds,
          which,
          ...keys,
        ),
      ),
    );
  }

  private inFull(prefix: string): string {
    return `${keyPrefixOf(this.redis)}${prefix}`;
  }
}
