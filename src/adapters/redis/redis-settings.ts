import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

/**
 * Reads settings by CONFIG GET; some providers forbid that command, and the answer is then undefined. @throws
 * Unavailable when Redis does not answer
 */
export async function readSettings(
  redis: RedisClient,
  ...names: readonly [string, ...string[]]
): Promise<ReadonlyMap<string, string> | undefined> {
  const answer = await withinDeadline(async () => {
    try {
      return (await redis.config('GET', ...names)) as readonly string[];
    } catch (error) {
      if (error instanceof Error && error.name === 'ReplyError') return undefined;
      throw error;
    }
  });
  if (answer === undefined) return undefined;
  return new Map(answer.flatMap((name, index) => (index % 2 === 0 ? [[name, answer[index + 1] ?? ''] as const] : [])));
}
