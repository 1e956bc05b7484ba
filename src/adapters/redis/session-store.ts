import { RedisStore } from 'connect-redis';
import type { SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { freezeDeep } from '../../core/shared/freeze-deep';
import { BatchedReads } from './batched-reads';
import type { RedisClient } from './redis-client';
import { endedTtlSeconds, endedPrefix, indexKey, sessionTtlSeconds, sessionPrefix } from './session-keys';
import { endSessionScript, writeSessionScript } from './session-store.scripts';
import { withinDeadline } from './within-deadline';

const maxKnown = 1_000;

interface KnownSession {
  readonly content: string;
  readonly data: SessionData;
}

/**
 * connect-redis with these additions: an ended session leaves a tombstone, so that a request that still holds it cannot
 * write it back (reliability B2); a guest's sessions can be listed; every call gives up after 250 ms (B6); the sessions
 * that are read at the same time are read together.
 */
export class RedisSessionStore extends RedisStore {
  private readonly known = new LRUCache<string, KnownSession>({ max: maxKnown });

  constructor(redis: RedisClient) {
    const reads = new BatchedReads((keys) => withinDeadline(() => redis.mget(...keys)));
    const client = {
      get: (key: string) => reads.read(key),
      set: (key: string, content: string, _ex: 'EX', seconds: number) => {
        const contactId = contactOf(content);
        const sid = contactId === undefined ? '' : sidOf(key);
        return withinDeadline(() =>
          redis.eval(writeSessionScript, 3, key, toEndedKey(key), indexKey(contactId ?? ''), content, seconds, sid),
        );
      },
      del: ([key = '']: readonly string[]) =>
        withinDeadline(() => redis.eval(endSessionScript, 2, key, toEndedKey(key), endedTtlSeconds)),
    };
    // The session itself records visits once an hour, so that `touch` has nothing to do.
    super({ client, prefix: sessionPrefix, ttl: () => sessionTtlSeconds, disableTouch: true });
  }

  /** The same frozen object for as long as the session is stored unchanged, for callers that only read it. */
  async readShared(sid: string): Promise<SessionData | null> {
    const content = await this.client.get(sessionPrefix + sid);
    if (content === null) {
      this.known.delete(sid);
      return null;
    }
    const known = this.known.get(sid);
    if (known?.content === content) return known.data;
    const data = freezeDeep(JSON.parse(content) as SessionData);
    this.known.set(sid, { content, data });
    return data;
  }
}

const sidOf = (key: string) => key.slice(sessionPrefix.length);
const toEndedKey = (key: string) => `${endedPrefix}${sidOf(key)}`;
const contactOf = (content: string) =>
  (JSON.parse(content) as { readonly guest?: { readonly contactId?: string } }).guest?.contactId;
