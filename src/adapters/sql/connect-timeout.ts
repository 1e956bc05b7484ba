/** A network answers within milliseconds: whoever waits longer waits for a server that is gone (reliability G5). */
const defaultMs = 1_000;

/** Milliseconds to wait for a connection: the address's `connect_timeout` in seconds, as in libpq, or one second. */
export function connectTimeoutMs(databaseUrl = ''): number {
  const seconds = Number(new URLSearchParams(databaseUrl.split('?')[1]).get('connect_timeout'));
  return seconds > 0 ? seconds * 1_000 : defaultMs;
}
