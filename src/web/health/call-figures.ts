import type { ChannelListener } from 'node:diagnostics_channel';
import {
  breakerChanges,
  type BreakerChange,
  type ObservedCall,
  observedCalls,
  type SpentBudget,
  spentBudgets,
} from '../../observed-call';
import type { MetricSource } from './metric-source';

/** Time and outcome of each call to another system, open circuit breakers, and spent budgets (reliability G10, F3). */
export class CallFigures {
  private readonly ends: (() => unknown)[] = [];

  readonly addTo: MetricSource = (metrics) => {
    const calls = metrics.addHistogram({
      name: 'landfall_call_seconds',
      help: 'Time of a call to another system, in seconds, by its outcome',
      labels: ['system', 'operation', 'outcome'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.25, 1, 4, 10],
    });
    const startedAt = new WeakMap<ObservedCall, number>();
    const failedCalls = new WeakSet<ObservedCall>();
    const subscribers = {
      start: (call: ObservedCall) => void startedAt.set(call, performance.now()),
      error: (call: ObservedCall) => void failedCalls.add(call),
      asyncEnd: (call: ObservedCall) => {
        const { system, operation, failure } = call;
        const outcome = failure ?? (failedCalls.has(call) ? 'failed' : 'ok');
        calls.observe({ system, operation, outcome }, (performance.now() - (startedAt.get(call) ?? 0)) / 1000);
      },
      end: () => undefined,
      asyncStart: () => undefined,
    };
    observedCalls.subscribe(subscribers);
    this.ends.push(() => observedCalls.unsubscribe(subscribers));
    const open = new Map<string, number>();
    const note: ChannelListener = (change) => {
      const { system, isOpen } = change as BreakerChange;
      open.set(system, Number(isOpen));
    };
    breakerChanges.subscribe(note);
    this.ends.push(() => breakerChanges.unsubscribe(note));
    metrics.addGauges({
      name: 'landfall_breaker_open',
      help: 'Whether calls to a system are refused at once, because too many failed: 1 or 0',
      label: 'system',
      read: () => Object.fromEntries(open),
    });
    const countByBudget = new Map<string, number>();
    const count: ChannelListener = (refusal) => {
      const { budget } = refusal as SpentBudget;
      countByBudget.set(budget, (countByBudget.get(budget) ?? 0) + 1);
    };
    spentBudgets.subscribe(count);
    this.ends.push(() => spentBudgets.unsubscribe(count));
    metrics.addCounter({
      name: 'landfall_spent_budgets_total',
      help: 'Uses refused because a budget against abuse was used up, by budget',
      label: 'budget',
      read: () => Object.fromEntries(countByBudget),
    });
  };

  stop(): void {
    for (const end of this.ends) end();
  }
}
