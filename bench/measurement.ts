import { percentile } from './percentile';
import type { ServerWork } from './pinned';

export interface Measurement {
  readonly requests: number;
  readonly failures: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time per request: that of the quieter quarter of the time, where it can be measured. */
  readonly cpuMs: number;
  readonly statements: number;
  readonly kilobytes: number;
  readonly loopDelayMs: number;
}

interface LoadObservation {
  readonly requests: number;
  readonly failures: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly work: ServerWork;
}

export function toMeasurement({ requests, failures, seconds, latencies, work }: LoadObservation): Measurement {
  return {
    requests,
    failures,
    perSecond: requests / seconds,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    ...perRequest(work, requests),
  };
}

export const perRequest = (
  { cpuMs, quietCpuMs, statements, allocated, loopDelayMs }: ServerWork,
  requests: number,
) => ({
  cpuMs: quietCpuMs ?? cpuMs / Math.max(1, requests),
  statements: statements / Math.max(1, requests),
  kilobytes: allocated / 1024 / Math.max(1, requests),
  loopDelayMs,
});

const figures = ['perSecond', 'p50Ms', 'p99Ms', 'cpuMs', 'statements', 'kilobytes', 'loopDelayMs'] as const;

/**
 * The figures of several batches, weighted by their requests; CPU time is that of the quieter quarter of the batches.
 */
export function join(all: readonly Measurement[]): Measurement {
  const requests = all.reduce((sum, one) => sum + one.requests, 0);
  const weightedMean = (pick: (one: Measurement) => number) =>
    all.reduce((sum, one) => sum + pick(one) * one.requests, 0) / Math.max(1, requests);
  const cpuMs = all.map((one) => one.cpuMs).toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? Number.NaN;
  return { ...merge(weightedMean, { requests, failures: all.reduce((sum, one) => sum + one.failures, 0) }), cpuMs };
}

export const medianOf = (rounds: readonly Measurement[]): Measurement =>
  merge((pick) => rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN, {
    requests: rounds.reduce((sum, one) => sum + one.requests, 0),
    failures: rounds.reduce((sum, one) => sum + one.failures, 0),
  });

const merge = (
  of: (pick: (one: Measurement) => number) => number,
  counts: Pick<Measurement, 'requests' | 'failures'>,
): Measurement => ({
  ...counts,
  ...(Object.fromEntries(figures.map((name) => [name, of((one) => one[name])])) as Record<
    (typeof figures)[number],
    number
  >),
});
