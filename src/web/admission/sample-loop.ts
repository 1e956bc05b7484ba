import { performance } from 'node:perf_hooks';
import { type AdmissionControl, sampleEveryMs } from './admission-control';

/** Runs until the returned function is called. */
export function sampleLoop(admission: Pick<AdmissionControl, 'note'>): () => void {
  let at = performance.now();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const [now, total] = [performance.now(), performance.eventLoopUtilization()];
    const { utilization } = performance.eventLoopUtilization(total, before);
    admission.note({ delayMs: now - at - sampleEveryMs, utilization });
    [at, before] = [now, total];
  }, sampleEveryMs).unref();
  return () => clearInterval(timer);
}
