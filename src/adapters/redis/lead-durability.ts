import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

const wanted = { appendonly: 'yes', appendfsync: 'always' } as const;

/**
 * Settings with which this Redis would lose leads in a crash, one line each. Empty when all is well; when Redis refuses
 * to tell (some providers forbid CONFIG), one line says so.
 */
export async function whyNotDurable(redis: RedisClient): Promise<readonly string[]> {
  const settings = await readSettings(redis);
  if (settings === undefined) return ['CONFIG is forbidden: nobody can tell whether leads survive a crash of Redis'];
  const wrong = Object.entries(wanted).flatMap(([name, value]) =>
    settings.get(name) === value ? [] : [`${name} must be ${value}`],
  );
  // A policy `volatile-*` evicts only keys with a time to live; leads have none, and must not be evicted.
  const evicts = settings.get('maxmemory') !== '0' && settings.get('maxmemory-policy')?.startsWith('allkeys');
  return evicts ? [...wrong, 'maxmemory-policy must not be allkeys-…'] : wrong;
}

/** Undefined when Redis refuses CONFIG. @throws Unavailable when it does not answer */
async function readSettings(redis: RedisClient): Promise<ReadonlyMap<string, string> | undefined> {
  const answer = await withinDeadline(async () => {
    try {
      return (await redis.config('GET', 'append*', 'maxmemory*')) as readonly string[];
    } catch (error) {
      if (error instanceof Error && error.name === 'ReplyError') return undefined;
      throw error;
    }
  });
  if (answer === undefined) return undefined;
  return new Map(answer.flatMap((name, index) => (index % 2 === 0 ? [[name, answer[index + 1] ?? ''] as const] : [])));
}
