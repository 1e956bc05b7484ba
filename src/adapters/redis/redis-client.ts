import { Redis } from 'ioredis';

export type RedisClient = Redis;

const slowestReconnectMs = 1_000;
/** A second line behind `withinDeadline`, which every call goes through. */
const commandTimeoutMs = 1_000;

interface RedisConnection {
  readonly url: string;
  /** Called for each fault of the connection; the client goes on trying. */
  readonly onError: (error: Error) => void;
}

/**
 * A client that answers or fails at once: no queue while it is disconnected, nothing sent again after a reconnect (a
 * guess at a code or a session's end must not happen twice), a silent connection is dropped and made anew.
 */
export function connectRedis({ url, onError }: RedisConnection): RedisClient {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 1_000,
    socketTimeout: 1_500,
    maxLoadingRetryTime: 1_000,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 5), slowestReconnectMs),
    // After a failover the old master is read-only: look for the new one.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  client.on('error', onError);
  return client;
}

/** Waits for the first connection, at most so long: the site starts without Redis as well (reliability E1). */
export async function waitUntilReady(client: RedisClient, atMostMs: number): Promise<boolean> {
  if (client.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), atMostMs);
    const onReady = () => finish(true);
    const finish = (isReady: boolean) => {
      clearTimeout(timer);
      client.off('ready', onReady);
      resolve(isReady);
    };
    client.once('ready', onReady);
  });
}
