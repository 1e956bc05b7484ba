import type { EventEmitter } from 'node:events';

const repeatMs = 60_000;

interface OutageLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/**
 * Logs the first failed connection, one in a minute while they go on, and the end. The client reconnects once a second,
 * so that a line for each attempt would hide every other one (reliability B6, G10).
 */
export function logOutages(
  redis: Pick<EventEmitter, 'on'>,
  log: OutageLog,
  now: () => number = () => performance.now(),
): void {
  let began: number | undefined;
  let loggedAt = -Infinity;
  redis.on('error', (error: Error) => {
    began ??= now();
    if (now() - loggedAt < repeatMs) return;
    loggedAt = now();
    log.warn({ err: error }, 'Redis does not answer');
  });
  redis.on('ready', () => {
    if (began === undefined) return;
    log.info({ seconds: Math.round((now() - began) / 1_000) }, 'Redis answers again');
    began = undefined;
    loggedAt = -Infinity;
  });
}
