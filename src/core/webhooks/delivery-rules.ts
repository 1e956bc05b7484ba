import type { DeliveryAttempt } from './delivery-attempt';

const minute = 60_000;
const hour = 60 * minute;

export const retryPausesMs = [
  5_000,
  30_000,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
] as const;

export const maxPauseMs = 24 * hour;

/** Percent by which a pause varies, so that receivers that failed together are not called together again. */
const jitterPercent = 20;

export type DeliveryStep =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'given-up' }
  /** The receiver answered 410 Gone: its endpoint is disabled, and deliveries that are due there are given up. */
  | { readonly kind: 'gone' };

/** Decides what follows from an attempt. `attempts` includes this one; `random` is at least 0 and below 1. */
export function nextStep(
  { status, retryAfterMs = 0 }: Pick<DeliveryAttempt, 'status'> & { readonly retryAfterMs?: number },
  { attempts, random }: { readonly attempts: number; readonly random: number },
): DeliveryStep {
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const pauseMs = retryPausesMs[attempts - 1];
  if (pauseMs === undefined) return { kind: 'given-up' };
  const jitterMs = Math.floor((pauseMs * jitterPercent * random) / 100);
  return { kind: 'retry', afterMs: Math.max(pauseMs, Math.min(retryAfterMs, maxPauseMs)) + jitterMs };
}
