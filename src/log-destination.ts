import { type DestinationStream, pino } from 'pino';

/** Maximum of bytes that wait for a full disk; further lines are dropped. */
const maxWaiting = 1_000_000;

/**
 * Writes the log to standard output. While it accepts nothing, because the disk below it is full, lines wait and are
 * then dropped (reliability E11). Without this, pino throws, and at the end of the process tries forever to write what
 * waits, so that the process neither answers nor ends.
 */
export function openLogDestination(file: number = process.stdout.fd): DestinationStream {
  const destination = pino.destination({ dest: file, maxLength: maxWaiting });
  const flushSync = destination.flushSync.bind(destination);
  let isRefused = false;
  destination.on('error', () => (isRefused = true));
  destination.on('write', () => (isRefused = false));
  destination.flushSync = () => {
    if (!isRefused) flushSync();
  };
  return destination;
}
