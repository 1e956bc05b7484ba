/**
 * Milliseconds of a `Retry-After` in seconds or as a date (RFC 9110); undefined when it is unreadable. `sentAt` is the
 * time on the sender's clock, from which a date is counted; this node's own clock where it is unknown.
 */
export function retryAfterMs(text: string, maxMs = Infinity, sentAt = NaN): number | undefined {
  const trimmedText = text.trim();
  const now = Number.isNaN(sentAt) ? Date.now() : sentAt;
  const ms = /^\d{1,9}(\.\d{1,3})?$/.test(trimmedText) ? Number(trimmedText) * 1000 : Date.parse(trimmedText) - now;
  return Number.isNaN(ms) ? undefined : Math.min(maxMs, Math.max(0, ms));
}
