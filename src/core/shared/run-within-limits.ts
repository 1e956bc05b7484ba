import type { RateLimits, RateUse } from './rate-limits.port';

/**
 * Counts before the attempt, so that many attempts at once cannot pass. A use that cannot be released expires by
 * itself.
 */
export async function runWithinLimits<Outcome>(
  limits: Pick<RateLimits, 'take' | 'release'>,
  { uses, counts }: { readonly uses: readonly RateUse[]; readonly counts: (outcome: Outcome) => boolean },
  attempt: () => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome } | { readonly retryAfterSeconds: number }> {
  const rateOutcome = await limits.take(uses);
  if (rateOutcome.kind === 'exceeded') return { retryAfterSeconds: rateOutcome.retryAfterSeconds };
  let isCounted = false;
  try {
    const outcome = await attempt();
    isCounted = counts(outcome);
    return { outcome };
  } finally {
    if (!isCounted) await limits.release(uses).catch(() => undefined);
  }
}
