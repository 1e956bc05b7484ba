import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhenResult,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import { type BreakerChange, breakerChanges } from '../../observed-call';
import type { HttpFailure, HttpOutcome } from './http-outcome';
import { RecentFailures } from './recent-failures';

const creditPerCall = 0.1;
const maxSaved = 10;

/** Allows one repeat for ten calls, so that a failing system gets at most 1.1 times its load (reliability E4). */
class RetryBudget {
  private retryCredit = 1 - creditPerCall;

  earn(): void {
    this.retryCredit = Math.min(maxSaved, this.retryCredit + creditPerCall);
  }

  has(): boolean {
    // 0.1 is not exact in binary, so that ten of them may be a little less than one.
    return this.retryCredit > 0.999;
  }

  spend(): void {
    this.retryCredit -= 1;
  }
}

export interface Limits {
  readonly concurrent: number;
  readonly queued: number;
  readonly idleSocketMs: number;
  readonly breakAfterCalls: number;
  readonly breakWindowMs: number;
  readonly openMs: number;
  readonly retryDelayMs: readonly [from: number, to: number];
}

/** Every vendor has these defaults (reliability, deadlines; E3, E4, E5). */
export const defaultLimits: Limits = {
  concurrent: 50,
  queued: 50,
  idleSocketMs: 20_000,
  breakAfterCalls: 20,
  breakWindowMs: 10_000,
  openMs: 5_000,
  retryDelayMs: [50, 200],
};

type Outcome = HttpOutcome<unknown>;

export class Protection {
  private readonly rooms;
  private readonly breaker;
  private readonly again;
  private readonly budget = new RetryBudget();

  constructor(
    { concurrent, queued, breakAfterCalls, breakWindowMs, openMs, retryDelayMs: [from, to] }: Limits,
    vendor: string,
  ) {
    this.rooms = bulkhead(concurrent, queued);
    this.breaker = circuitBreaker(
      handleWhenResult((outcome) => isFailing(outcome as Outcome)),
      {
        breaker: new RecentFailures({ minCalls: breakAfterCalls, windowMs: breakWindowMs }),
        halfOpenAfter: openMs,
      },
    );
    this.breaker.onStateChange((state) => {
      const change: BreakerChange = { system: vendor, isOpen: state === CircuitState.Open };
      breakerChanges.publish(change);
    });
    this.again = retry(
      handleWhenResult((outcome) => isWorthRepeating(outcome as Outcome) && this.budget.has()),
      {
        maxAttempts: 1,
        backoff: new DelegateBackoff(() => from + Math.random() * (to - from)),
      },
    );
    this.again.onRetry(() => this.budget.spend());
  }

  /** A full bulkhead and an open circuit breaker are returned as `unavailable`, not thrown. */
  async run(attempt: () => Promise<Outcome>, { isRead }: { readonly isRead: boolean }): Promise<Outcome> {
    let attempts = 0;
    const countedCall = () => {
      attempts += 1;
      if (attempts === 1) this.budget.earn();
      return attempt();
    };
    return wrap(this.rooms, isRead ? this.again : noop)
      .execute(() => this.breaker.execute(countedCall).catch(refusalOf))
      .catch(refusalOf);
  }
}

/** Converts errors at each policy; otherwise the retry would treat a breaker's error as unexpected. */
function refusalOf(error: unknown): HttpFailure {
  if (error instanceof BulkheadRejectedError)
    return { kind: 'unavailable', detail: 'too many calls at once', isOurOwn: true };
  if (error instanceof BrokenCircuitError)
    return { kind: 'unavailable', detail: 'its breaker is open', isOurOwn: true };
  throw error;
}

/** Outcomes that the circuit breaker counts as failures; an answer of 4xx shows that the system works. */
const isFailing = ({ kind }: Outcome) => kind === 'unavailable' || kind === 'timeout' || kind === 'protocol';

const repeatableStatuses: readonly (number | undefined)[] = [undefined, 502, 503, 504];

/** A failed connection, or a gateway without a backend, may be retried. A 500 would occur again. */
const isWorthRepeating = (outcome: Outcome) =>
  outcome.kind === 'unavailable' && outcome.isOurOwn !== true && repeatableStatuses.includes(outcome.status);
