import { RedisStore } from 'connect-redis';
import type { RedisClient } from './redis-client';
import { endedTtlSeconds, endedPrefix, indexKey, sessionTtlSeconds, sessionPrefix } from './session-keys';
import { endSessionScript, writeSessionScript } from './session-store.scripts';
import { withinDeadline } from './within-deadline';

/**
 * connect-redis with three additions: an ended session leaves a tombstone, so that a request that still holds it cannot
 * write it back (reliability B2); a guest's sessions can be listed; and every call gives up after 250 ms (B6).
 */
export function createRedisSessionStore(redis: RedisClient): RedisStore {
  const client = {
    get: (key: string) => withinDeadline(() => redis.get(key)),
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
  return new RedisStore({ client, prefix: sessionPrefix, ttl: () => sessionTtlSeconds, disableTouch: true });
}

const sidOf = (key: string) => key.slice(sessionPrefix.length);
const toEndedKey = (key: string) => `${endedPrefix}${sidOf(key)}`;
const contactOf = (content: string) =>
  (JSON.parse(content) as { readonly guest?: { readonly contactId?: string } }).guest?.contactId;
