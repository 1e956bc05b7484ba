import { CircuitState, type IBreaker } from 'cockatiel';

interface Call {
  readonly at: number;
  readonly failed: boolean;
}

/**
 * Opens the circuit when half of at least twenty calls in ten seconds failed. The breaker of cockatiel also counts
 * older seconds when calls are rare.
 */
export class RecentFailures implements IBreaker {
  state: unknown;
  private calls: Call[] = [];

  constructor(
    private readonly rule: { readonly minCalls: number; readonly windowMs: number },
    private readonly now: () => number = Date.now,
  ) {}

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.calls = [];
    this.note(false);
  }

  failure(state: CircuitState): boolean {
    this.note(true);
    if (state !== CircuitState.Closed) return true;
    const failures = this.calls.filter(({ failed }) => failed).length;
    return this.calls.length >= this.rule.minCalls && failures * 2 >= this.calls.length;
  }

  private note(failed: boolean): void {
    const at = this.now();
    this.calls.push({ at, failed });
    const isOld = (call: Call | undefined) => call !== undefined && at - call.at >= this.rule.windowMs;
    let old = 0;
    while (isOld(this.calls[old])) old += 1;
    if (old > 0) this.calls.splice(0, old);
  }
}
