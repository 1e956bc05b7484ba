import { keyPrefixOf, mastersOf, type RedisClient } from './redis-client';
import { limitKeyPrefix } from './rate-limits';
import { signInKeyPrefix } from './one-time-codes';
import { usedKeyPrefix } from './single-use';
import { withinDeadline } from './within-deadline';

const clearedPrefixes = [limitKeyPrefix, signInKeyPrefix, usedKeyPrefix];

/**
 * Deletes limits, sign-in codes and single-use marks after a reset of the sample line. Sessions stay, because their
 * guests are generated again with the same ids.
 */
export async function clearLimits(redis: RedisClient): Promise<void> {
  const before = keyPrefixOf(redis);
  for (const server of mastersOf(redis)) {
    for (const prefix of clearedPrefixes) {
      let cursor = '0';
      do {
        const [next, keys] = await withinDeadline(() =>
          server.scan(cursor, 'MATCH', `${before}${prefix}*`, 'COUNT', 500),
        );
        if (keys.length > 0) await withinDeadline(() => redis.unlink(...keys.map((key) => key.slice(before.length))));
        cursor = next;
      } while (cursor !== '0');
    }
  }
}
