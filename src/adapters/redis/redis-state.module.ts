import { ContainerModule } from 'inversify';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { CodeRepository } from '../../core/sign-in/code-repository.port';
import { SessionRegister } from '../../core/sign-in/session-register.port';
import { constant, construct } from '../../construct';
import { tokens } from '../../tokens';
import { clearLimits } from './clear-limits';
import { logOutages } from './log-outages';
import { probeRedis, warnOfEviction } from './redis-check';
import { RedisOneTimeCodes } from './one-time-codes';
import { RedisRateLimits } from './rate-limits';
import { connectRedis, waitUntilReady } from './redis-client';
import { RedisSessionRegister } from './session-register';
import { RedisSessionStore } from './session-store';
import { RedisSingleUse } from './single-use';

const startWaitMs = 2_000;

interface RedisOptions {
  readonly url: string;
  readonly authority?: string | undefined;
  readonly log: Record<'warn' | 'info', (details: object, message: string) => void>;
}

/** The site starts without Redis, and connects when it is available. */
export async function openRedisState({ url, authority, log }: RedisOptions): Promise<ContainerModule> {
  const redis = connectRedis({ url, authority });
  logOutages(redis, log);
  if (await waitUntilReady(redis, startWaitMs)) await warnOfEviction(redis, log);
  return new ContainerModule(({ bind }) => {
    construct(bind(CodeRepository), RedisOneTimeCodes, [constant(redis), Secrets, Clock]);
    construct(bind(RateLimits), RedisRateLimits, [constant(redis), Secrets, Clock]);
    bind(SingleUse).toConstantValue(new RedisSingleUse(redis));
    construct(bind(SessionRegister), RedisSessionRegister, [constant(redis), Clock]);
    bind(tokens.sessionStore).toConstantValue(new RedisSessionStore(redis));
    bind(tokens.clearOnReset).toConstantValue(() => clearLimits(redis));
    bind(tokens.systemCheck).toConstantValue({
      name: 'redis',
      check: () => probeRedis(redis),
    });
  });
}
