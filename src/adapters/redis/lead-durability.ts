import type { RedisClient } from './redis-client';
import { readSettings } from './redis-settings';

const wantedSettings = { appendonly: 'yes', appendfsync: 'always' } as const;

/**
 * Settings with which this Redis would lose leads in a crash, one line each. Empty when there are none. When Redis
 * forbids reading them, as some providers do with CONFIG, one line says so.
 */
export async function whyNotDurable(redis: RedisClient): Promise<readonly string[]> {
  const settings = await readSettings(redis, 'append*', 'maxmemory*');
  if (settings === undefined) return ['CONFIG is forbidden: nobody can tell whether leads survive a crash of Redis'];
  const wrong = Object.entries(wantedSettings).flatMap(([name, value]) =>
    settings.get(name) === value ? [] : [`${name} must be ${value}`],
  );
  // A policy `volatile-*` evicts only keys with a time to live; leads have none, and must not be evicted.
  const evicts = settings.get('maxmemory') !== '0' && settings.get('maxmemory-policy')?.startsWith('allkeys');
  return evicts ? [...wrong, 'maxmemory-policy must not be allkeys-…'] : wrong;
}
