import type { Logger } from 'pino';

/**
 * A rejected promise that nobody awaits would end the process, and with it every request under way (E8). It is a
 * programming error in one answer, so it is logged, and the node continues to serve the others.
 */
export function logStrayRejections(log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (reason: unknown) => {
    log.error({ err: reason }, 'a rejected promise was not handled');
  });
}
