import { readSettings } from './redis-settings';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

const probeKey = 'landfall:health';
const probeLifeMs = 60_000;

/**
 * Checks Redis by a write, because a Redis that is full or became a replica still answers reads; and checks its
 * eviction policy, because one that evicts silently signs guests out and forgets failed guesses (reliability G6).
 */
export async function probeRedis(redis: RedisClient): Promise<void> {
  await withinDeadline(() => redis.set(probeKey, '1', 'PX', probeLifeMs));
  const fault = await evictionFault(redis);
  if (fault !== undefined) throw new Error(fault);
}

/** Logs the warning once at start; afterwards `/health` shows it. */
export async function warnOfEviction(
  redis: RedisClient,
  log: { warn(details: object, message: string): void },
): Promise<void> {
  const fault = await evictionFault(redis).catch(() => undefined);
  if (fault !== undefined) log.warn({}, `Redis may forget sessions and limits: ${fault}`);
}

/**
 * Any policy but `noeviction` lets Redis drop sessions. Some providers forbid CONFIG and state the policy on their own
 * pages; nothing is reported for them.
 */
async function evictionFault(redis: RedisClient): Promise<string | undefined> {
  const policy = (await readSettings(redis, 'maxmemory-policy'))?.get('maxmemory-policy');
  return policy === undefined || policy === 'noeviction'
    ? undefined
    : `maxmemory-policy is ${policy}, and must be noeviction`;
}
