import type { SingleUse } from '../../core/shared/single-use.port';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

export const usedKeyPrefix = 'used:';

export class RedisSingleUse implements SingleUse {
  constructor(private readonly redis: RedisClient) {}

  async use({ id, forSeconds }: { id: string; forSeconds: number }): Promise<boolean> {
    const answer = await withinDeadline(() => this.redis.set(`${usedKeyPrefix}${id}`, '1', 'EX', forSeconds, 'NX'));
    return answer === 'OK';
  }

  async release(id: string): Promise<void> {
    await withinDeadline(() => this.redis.unlink(`${usedKeyPrefix}${id}`));
  }
}
