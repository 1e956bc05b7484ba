import { RedisStore } from 'connect-redis';
import { sessionIdleMs, sessionSeenEveryMs } from '../../core/sign-in/session-life';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

const keyPrefix = 'session:';
const endedPrefix = 'session-ended:';
/** Far longer than any request that could still hold the ended session. */
const endedKeptSeconds = 3_600;
const keptSeconds = Math.ceil((sessionIdleMs + sessionSeenEveryMs) / 1000);

/** KEYS session, tombstone · ARGV content, seconds */
const writeScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1
`;

/** KEYS session, tombstone · ARGV seconds */
const endScript = `
redis.call('SET', KEYS[2], '1', 'EX', ARGV[1])
return redis.call('DEL', KEYS[1])
`;

/**
 * connect-redis with two things added: an ended session leaves a mark, so that a request which still held it cannot
 * write it back to life (reliability B2), and every call gives up after 250 ms (B6).
 */
export function createRedisSessionStore(redis: RedisClient): RedisStore {
  const client = {
    get: (key: string) => withinDeadline(() => redis.get(key)),
    set: (key: string, content: string, _ex: 'EX', seconds: number) =>
      withinDeadline(() => redis.eval(writeScript, 2, key, toEndedKey(key), content, seconds)),
    del: ([key = '']: readonly string[]) => withinDeadline(() => redis.eval(endScript, 2, key, toEndedKey(key), endedKeptSeconds)),
  };
  // A visit is written down by the session itself, hourly, so `touch` has nothing to do.
  return new RedisStore({ client, prefix: keyPrefix, ttl: () => keptSeconds, disableTouch: true });
}

const toEndedKey = (key: string) => `${endedPrefix}${key.slice(keyPrefix.length)}`;
