import type { Config } from '../../config/config';
import { readAuthority } from '../adapters/redis/read-authority';
import type { Clock } from '../core/shared/clock.port';
import type { SessionRegister } from '../core/sign-in/session-register.port';

const startWaitMs = 2_000;

/**
 * Connects when a session must be ended, because few commands need it. Returns undefined when sessions are in the
 * line's database.
 */
export function sessionsInRedis(
  config: Pick<Config, 'redisUrl' | 'redisAuthorityFile'>,
  clock: Clock,
): Pick<SessionRegister, 'endAll'> | undefined {
  const { redisUrl: url } = config;
  if (url === undefined) return undefined;
  return {
    endAll: async (sessions) => {
      const { connectRedis, waitUntilReady } = await import('../adapters/redis/redis-client');
      const { RedisSessionRegister } = await import('../adapters/redis/session-register');
      const redis = connectRedis({ url, authority: readAuthority(config) });
      await waitUntilReady(redis, startWaitMs);
      return new RedisSessionRegister(redis, clock).endAll(sessions);
    },
  };
}
