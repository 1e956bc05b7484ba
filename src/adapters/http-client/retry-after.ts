/** Milliseconds of a `Retry-After` in seconds or as a date (RFC 9110); undefined when it is unreadable. */
export function retryAfterMs(text: string, maxMs = Infinity): number | undefined {
  const trimmedText = text.trim();
  const ms = /^\d{1,6}$/.test(trimmedText) ? Number(trimmedText) * 1000 : Date.parse(trimmedText) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(maxMs, Math.max(0, ms));
}
