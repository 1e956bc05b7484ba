import { type DestinationStream, pino } from 'pino';

/** What waits for a disk that takes nothing, in bytes; lines beyond it are dropped. */
const maxWaiting = 1_000_000;

/**
 * Where the log goes: standard output. While it takes nothing, because the disk below it is full, lines wait and are
 * then dropped (reliability E11). Without this pino throws, and tries for ever to write what waits as the process ends:
 * it neither answers nor ends.
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
