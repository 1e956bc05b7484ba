import { observeCall } from '../../observed-call';
import { Unavailable } from '../../core/shared/unavailable';

/** Maximum time that a guest's request waits for Redis (reliability, deadlines). */
const redisDeadlineMs = 250;

/**
 * Limits a call, because a stopped server keeps its connections open and never answers. Every failure becomes
 * `Unavailable`.
 */
export const withinDeadline = <T>(call: () => Promise<T>, deadlineMs = redisDeadlineMs): Promise<T> =>
  observeCall({ system: 'redis', operation: 'command' }, () => race(call, deadlineMs));

async function race<T>(call: () => Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${deadlineMs} ms`));
    // After the event loop was blocked the response may already be in the socket, so it is read before giving up.
    timer = setTimeout(() => setImmediate(giveUp), deadlineMs);
  });
  try {
    return await Promise.race([call(), deadline]);
  } catch (cause) {
    throw new Unavailable('session and code store', { cause: isDisconnected(cause) ? disconnected(cause) : cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The client names its own settings where an operator looks for the state of Redis. */
const isDisconnected = (cause: unknown) => cause instanceof Error && cause.message.includes('enableOfflineQueue');
const disconnected = (cause: unknown) => new Error('this node has no connection to Redis', { cause });
