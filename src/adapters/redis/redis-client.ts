import { Cluster, type CommonRedisOptions, Redis } from 'ioredis';
import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { type RedisAddress, readRedisAddress } from './redis-address';

export type RedisClient = Redis | Cluster;

const slowestReconnectMs = 1_000;
/** A second line behind `withinDeadline`, which every call goes through. */
const commandTimeoutMs = 1_000;
/** A script has one slot of a cluster: all that sign-in keeps is small, and lives in one. */
const slotOfCluster = '{landfall}:';

export interface RedisConnection {
  /** As `readRedisAddress` takes it. */
  readonly url: string;
  /** PEM of whoever vouches for the servers, where that is nobody whom Node knows. */
  readonly authority?: string | undefined;
  /** `none`: the caller's keys name their slot themselves. */
  readonly slot?: 'one' | 'none';
  /** Called for each fault of the connection; the client goes on trying. */
  readonly onError: (error: Error) => void;
}

/** Answers or fails at once: nothing is sent again after a reconnect (a guess at a code or a session's end must not happen twice), a silent connection is dropped and made anew. */
const connectionOptions = {
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: commandTimeoutMs,
  connectTimeout: 1_000,
  socketTimeout: 1_500,
  maxLoadingRetryTime: 1_000,
  // After a failover the old master is read-only: look for the new one.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} satisfies CommonRedisOptions;

const retryStrategy = (times: number) => Math.min(50 * 2 ** Math.min(times, 5), slowestReconnectMs);

/** A client that queues nothing while it is disconnected. @throws Error when the address cannot be read */
export function connectRedis({ url, authority, slot = 'one', onError }: RedisConnection): RedisClient {
  const address = readRedisAddress(url);
  const tls: ConnectionOptions | undefined = address.isSecure
    ? { ...(authority === undefined ? {} : { ca: authority }) }
    : undefined;
  const client = open(address, tls, slot);
  client.on('error', onError);
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
        // The sentinels tell of a new master: nobody waits until the old one's silence is noticed.
        failoverDetector: true,
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

/** @throws Error when the file cannot be read: a site that was told whom to trust does not start without. */
export const readAuthority = ({
  redisAuthorityFile: file,
}: {
  readonly redisAuthorityFile?: string | undefined;
}): string | undefined => (file === undefined ? undefined : readFileSync(file, 'utf8'));

/** What the client puts before every key by itself; scripts that make keys of their own need it too. */
export const keyPrefixOf = (client: RedisClient): string => client.options.keyPrefix ?? '';

/** The servers that hold keys. */
export const mastersOf = (client: RedisClient): readonly Redis[] =>
  client instanceof Cluster ? client.nodes('master') : [client];

/** Waits for the first connection, at most so long: the site starts without Redis as well (reliability E1). */
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
