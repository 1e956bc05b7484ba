import { Cluster, type CommonRedisOptions, Redis } from 'ioredis';
import type { ConnectionOptions } from 'node:tls';
import { type RedisAddress, readRedisAddress } from './redis-address';

export type RedisClient = Redis | Cluster;

const slowestReconnectMs = 1_000;
/** This limit ends a command that the deadline of its call (`withinDeadline`) did not. */
const commandTimeoutMs = 1_000;
/** All keys of a script must be in one slot of a cluster. Sign-in data is small, so that all of it shares one. */
const slotOfCluster = '{landfall}:';

interface RedisConnection {
  readonly url: string;
  /** PEM of the CA of the servers' certificates, for a CA that Node does not know. */
  readonly authority?: string | undefined;
  /** With `none` the caller's keys contain their own hash tag. */
  readonly slot?: 'one' | 'none';
}

/** Nothing is sent again after a reconnect, because a guess or the end of a session must not be executed twice. */
const connectionOptions = {
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: commandTimeoutMs,
  connectTimeout: 1_000,
  socketTimeout: 1_500,
  maxLoadingRetryTime: 1_000,
  // After a failover the former master is read-only, so the client reconnects to find the new one.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} satisfies CommonRedisOptions;

const retryStrategy = (times: number) => Math.min(50 * 2 ** Math.min(times, 5), slowestReconnectMs);

/**
 * The client queues nothing while it is disconnected, so that calls fail at once. @throws Error when the URL cannot be
 * read
 */
export function connectRedis({ url, authority, slot = 'one' }: RedisConnection): RedisClient {
  const address = readRedisAddress(url);
  const ofAuthority: ConnectionOptions = authority === undefined ? {} : { ca: authority };
  const tls = address.isSecure ? ofAuthority : undefined;
  const client = open(address, tls, slot);
  // An `error` that nothing listens to would end the process. Outages are logged by `logOutages`, and each failed call
  // rejects by itself.
  client.on('error', () => undefined);
  return client;
}

function open(address: RedisAddress, tls: ConnectionOptions | undefined, slot: 'one' | 'none'): RedisClient {
  const login = {
    ...(address.username === undefined ? {} : { username: address.username }),
    ...(address.password === undefined ? {} : { password: address.password }),
  };
  const secure = tls ? { tls } : {};
  switch (address.kind) {
    case 'server':
      return new Redis(address.url, { ...connectionOptions, ...secure, retryStrategy, enableOfflineQueue: false });
    case 'sentinel':
      return new Redis({
        ...connectionOptions,
        ...login,
        ...secure,
        ...(tls ? { enableTLSForSentinelMode: true, sentinelTLS: tls } : {}),
        sentinels: [...address.sentinels],
        name: address.master,
        db: address.db,
        enableOfflineQueue: false,
        retryStrategy,
        sentinelRetryStrategy: retryStrategy,
        sentinelCommandTimeout: commandTimeoutMs,
        connectTimeout: 1_000,
        // `failoverDetector` stays off, because an announcement that arrives while the client connects stops the
        // detector for good. A crashed master closes its connections, a hung one exceeds `socketTimeout`, and a demoted
        // one answers READONLY.
      });
    case 'cluster':
      return new Cluster([...address.nodes], {
        enableOfflineQueue: false,
        slotsRefreshTimeout: commandTimeoutMs,
        clusterRetryStrategy: retryStrategy,
        ...(slot === 'one' ? { keyPrefix: slotOfCluster } : {}),
        redisOptions: { ...connectionOptions, ...login, ...secure },
      });
  }
}

export const keyPrefixOf = (client: RedisClient): string => client.options.keyPrefix ?? '';

export const mastersOf = (client: RedisClient): readonly Redis[] =>
  client instanceof Cluster ? client.nodes('master') : [client];

/** Waits for the first connection, at most `maxMs`, because the site also starts without Redis (reliability E1). */
export async function waitUntilReady(client: RedisClient, maxMs: number): Promise<boolean> {
  if (client.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), maxMs);
    const onReady = () => finish(true);
    const finish = (isReady: boolean) => {
      clearTimeout(timer);
      client.off('ready', onReady);
      resolve(isReady);
    };
    client.once('ready', onReady);
  });
}
