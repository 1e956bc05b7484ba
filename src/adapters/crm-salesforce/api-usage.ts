interface ApiUsage {
  readonly used: number;
  readonly total: number;
}

/** Parses `Sforce-Limit-Info: api-usage=18/5000; per-app-api-usage=…`, the only report of the day's allocation. */
function parseLimitInfo(header: string | undefined): ApiUsage | undefined {
  const [, usedCalls, total] = /(?:^|[\s;])api-usage=(\d{1,12})\/(\d{1,12})/.exec(header ?? '') ?? [];
  return usedCalls === undefined || total === undefined || Number(total) === 0
    ? undefined
    : { used: Number(usedCalls), total: Number(total) };
}

const warnAt = 0.8;
const spareAt = 0.95;
const probeMs = 60_000;

interface UsageParts {
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Tracks the organisation's remaining API calls of 24 hours. When nearly all are spent, only essential calls are sent,
 * so that sign-in and guests' changes still work; one deferrable call a minute is let through, to learn when calls are
 * available again.
 */
export class UsageWatch {
  private share = 0;
  private warnedAbove = 0;
  private probedAt = -Infinity;

  constructor(private readonly parts: UsageParts) {}

  note(header: string | undefined): void {
    const usage = parseLimitInfo(header);
    if (usage) this.noteShare(usage.used / usage.total, usage);
  }

  noteSpent(): void {
    this.noteShare(1, undefined);
  }

  isShort(): boolean {
    return this.share >= warnAt;
  }

  maySpend(): boolean {
    if (this.share < spareAt) return true;
    const now = performance.now();
    if (now - this.probedAt < probeMs) return false;
    this.probedAt = now;
    return true;
  }

  private noteShare(share: number, usage: ApiUsage | undefined): void {
    if (share >= spareAt && this.share < spareAt) this.probedAt = performance.now();
    this.share = share;
    const step = [spareAt, warnAt].find((limit) => share >= limit) ?? 0;
    if (step > this.warnedAbove)
      this.parts.log.warn(
        { vendor: 'Salesforce', ...usage },
        step === spareAt
          ? 'calls of the day are nearly spent: reads that can be spared wait'
          : 'four fifths of the calls of the day are spent',
      );
    this.warnedAbove = step;
  }
}
