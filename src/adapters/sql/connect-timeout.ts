/** A network answers within milliseconds, so that a longer wait means that the server is gone (reliability G5). */
const defaultMs = 1_000;

/**
 * A connection may take so many milliseconds: `connect_timeout` of the URL is in seconds, as in libpq; the default is
 * one second.
 */
export function connectTimeoutMs(databaseUrl = ''): number {
  const seconds = Number(new URLSearchParams(databaseUrl.split('?')[1]).get('connect_timeout'));
  return seconds > 0 ? seconds * 1_000 : defaultMs;
}
